import type { CheckedFile, PictureFormat, Size } from '../files/checked-file.js';
import type { PictureCopy } from '../copies/picture-copy.js';
import type { MediaFolder } from '../media.folders.js';

/** The fields sent with an upload. */
export interface UploadFields {
  readonly folder: MediaFolder;
  /** Comma-separated. */
  readonly tags?: string;
  /** The name of an upload preset at the cloud service. */
  readonly upload_preset?: string;
}

/** The URL for a direct upload by a browser, and the form fields to send with the file. */
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

/** A picture as first stored. */
export interface OriginalPicture {
  readonly publicId: string;
  readonly format: PictureFormat;
}

/** Storage of the picture copies that a job makes. */
export interface CopyFiles {
  /** All pictures that the product has stored. */
  originals(): AsyncIterable<OriginalPicture>;
  /** In pixels; undefined if it cannot be read. */
  widthOf(picture: OriginalPicture): Promise<number | undefined>;
  /** Undefined if it no longer exists. */
  read(picture: OriginalPicture): Promise<Buffer | undefined>;
  /** Whether the copy exists already. */
  has(copy: PictureCopy): Promise<boolean>;
  /** Stores a copy, whole or not at all. */
  put(copy: PictureCopy, data: Uint8Array): Promise<void>;
}

/** For an upload to this API. */
export const ownTicket = ({ folder, tags }: UploadFields): UploadTicket => ({
  provider: 'local',
  uploadUrl: '/api/media/upload',
  fields: { folder, ...(tags && { tags }) },
});

/** Port: the storage of pictures and documents (rules/media 5). */
export abstract class MediaStore {
  /** Undefined for a service that makes copies itself, when a browser requests them. */
  readonly copies?: CopyFiles;
  /** Widths in pixels of the smaller copies that {@link save} stores with a picture (rules/media 3). */
  readonly copyWidths: readonly number[] = [];

  abstract ticketFor(fields: UploadFields): UploadTicket;

  /** @throws MediaStoreFailure when the file could not be stored; nothing remains of it then */
  abstract save(file: CheckedFile, fields: UploadFields): Promise<StoredMedia>;

  /**
   * The public ids of all files that the product has stored.
   * @throws MediaStoreFailure when the store does not respond
   */
  abstract list(): AsyncIterable<string>;

  /**
   * Deletes a file with its smaller copies; a missing file is no error.
   * @throws MediaStoreFailure when the store does not respond
   */
  abstract remove(publicId: string): Promise<void>;
}

/** An operation of the store failed; the caller may retry later. */
export class MediaStoreFailure extends Error {}
