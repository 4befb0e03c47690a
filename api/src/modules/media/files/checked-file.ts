/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The formats of pictures, as file names end. */
export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture that was decoded and rewritten: nothing but its pixels is left of the upload. */
export interface Picture {
  readonly format: PictureFormat;
  readonly data: Uint8Array;
  readonly size: Size;
  /** The same picture as WebP, in the widths that its store asked for. */
  readonly copies: readonly PictureFile[];
  readonly firstPaint: FirstPaint;
}

/** What shows in the place of a picture until it is there; null where it would shine through. */
export interface FirstPaint {
  /** Its mean, as `#2f6b4a`. */
  readonly colour: string | null;
  /** A WebP of a few pixels in base64. */
  readonly preview: string | null;
}

/** An encoded picture. */
export interface PictureFile {
  readonly data: Uint8Array;
  readonly size: Size;
}

/** A PDF, rewritten from the objects that were looked at. */
export interface PdfDocument {
  readonly format: 'pdf';
  readonly data: Buffer;
  readonly size?: undefined;
}

/** An upload that proved to be what the product takes (rules/media 1). */
export type CheckedFile = Picture | PdfDocument;
