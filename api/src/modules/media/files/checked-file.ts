/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The formats of pictures, by their file extensions. */
export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture that was decoded and rewritten: only the pixels of the upload remain. */
export interface Picture {
  readonly format: PictureFormat;
  readonly data: Uint8Array;
  readonly size: Size;
  /** The same picture as WebP, in the widths that the store requested. */
  readonly copies: readonly PictureFile[];
  readonly firstPaint: FirstPaint;
}

/** What is shown until a picture has loaded; null if the picture is transparent, where it would shine through. */
export interface FirstPaint {
  /** The mean colour, as `#2f6b4a`. */
  readonly colour: string | null;
  /** A WebP a few pixels wide, in base64. */
  readonly preview: string | null;
}

/** An encoded picture. */
export interface PictureFile {
  readonly data: Uint8Array;
  readonly size: Size;
}

/** A PDF, rewritten from the objects that were checked. */
export interface PdfDocument {
  readonly format: 'pdf';
  readonly data: Buffer;
  readonly size?: undefined;
}

/** An upload of an accepted type, checked (rules/media 1). */
export type CheckedFile = Picture | PdfDocument;
