/** The metadata of an uploaded picture that a page needs before it is loaded. */
export interface KnownPicture {
  /** The widths in pixels of its copies, as AVIF and as WebP; null while they are being made. */
  readonly copies: readonly number[] | null;
  /** The name of its colour in `site/src/styles/uploads.css`. */
  readonly tint: string | null;
  /** A WebP a few pixels wide, in base64. */
  readonly preview: string | null;
}

/** By public id: `blogs/0f8e1c…`. */
export type PicturesById = ReadonlyMap<string, KnownPicture>;
