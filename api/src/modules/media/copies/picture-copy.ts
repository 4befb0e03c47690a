/** Best first: a browser takes the first format that it supports. */
export const COPY_FORMATS = ['avif', 'webp'] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number];

/** Which copy of a picture: `width` in pixels. */
export interface CopyPlace {
  readonly width: number;
  readonly format: CopyFormat;
}

/** A copy of an uploaded picture that a job makes: the file `<publicId>-<width>.<format>`. */
export interface PictureCopy extends CopyPlace {
  readonly publicId: string;
}
