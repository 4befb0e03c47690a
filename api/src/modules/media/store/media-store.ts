import type { CheckedFile, PictureFormat, Size } from '../files/checked-file.js';
import type { PictureCopy } from '../copies/picture-copy.js';
import type { MediaFolder } from '../media.folders.js';

/** What comes with an upload. */
export interface UploadFields {
  readonly folder: MediaFolder;
  /** Separated by commas. */
  readonly tags?: string;
  /** The name of a preset at the cloud service. */
  readonly upload_preset?: string;
}

/** Where a browser may upload to by itself, and the form fields it sends there beside the file. */
export interface UploadTicket {
  readonly provider: 'local' | 'cloudinary';
  readonly uploadUrl: string;
  readonly apiKey?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A file in the store. */
export interface StoredMedia {
  /** The absolute URL, which records store. */
  readonly address: string;
  readonly publicId: string;
  readonly format: string;
  readonly bytes: number;
  readonly size?: Size;
  /** The same picture in smaller widths. */
  readonly versions: readonly (Size & { readonly address: string })[];
}

/** A picture as it was stored first. */
export interface OriginalPicture {
  readonly publicId: string;
  readonly format: PictureFormat;
}

/** Where copies of pictures are kept, which a job makes. */
export interface CopyFiles {
  /** All pictures that the product has put here. */
  originals(): AsyncIterable<OriginalPicture>;
  /** In pixels; undefined where it cannot be read. */
  widthOf(picture: OriginalPicture): Promise<number | undefined>;
  /** Undefined where it is gone. */
  read(picture: OriginalPicture): Promise<Buffer | undefined>;
  /** Whether a copy lies here already. */
  has(copy: PictureCopy): Promise<boolean>;
  /** Puts a copy in place, whole or not at all. */
  put(copy: PictureCopy, data: Uint8Array): Promise<void>;
}

/** Port: the storage of pictures and documents (rules/media 5). */
export abstract class MediaStore {
  /** Undefined for a service that makes copies itself, when a browser asks for them. */
  readonly copies?: CopyFiles;
  /** Widths in pixels of the smaller copies that {@link save} stores beside a picture (rules/media 3). */
  readonly copyWidths: readonly number[] = [];

  abstract ticketFor(fields: UploadFields): UploadTicket;

  /** @throws MediaStoreFailure when the file could not be stored; nothing of it is left then */
  abstract save(file: CheckedFile, fields: UploadFields): Promise<StoredMedia>;

  /**
   * The public ids of all files that the product has put here.
   * @throws MediaStoreFailure when the store does not answer
   */
  abstract list(): AsyncIterable<string>;

  /**
   * Deletes a file with its smaller copies; one that is gone already is fine.
   * @throws MediaStoreFailure when the store does not answer
   */
  abstract remove(publicId: string): Promise<void>;
}

/** The store could not do its work; the caller may try again later. */
export class MediaStoreFailure extends Error {}
