/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The formats of pictures, as file names end. */
export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture that was decoded and written anew: nothing but its pixels is left of the upload. */
export interface Picture {
  readonly format: PictureFormat;
  readonly data: Buffer;
  readonly size: Size;
}

/** A PDF, written anew from the objects that were looked at. */
export interface PdfDocument {
  readonly format: 'pdf';
  readonly data: Buffer;
  readonly size?: undefined;
}

/** An upload that proved to be what the product takes (contract 6). */
export type CheckedFile = Picture | PdfDocument;
