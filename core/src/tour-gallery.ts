/** Pictures beside the main one: as many as a visitor looks at, and as fit into their column. */
export const MAX_GALLERY_PICTURES = 12;

/** Characters of a description. */
export const MAX_ALT_LENGTH = 250;

/** The part of a picture that stays to be seen where it is cut; the first one is the usual. */
export const FOCAL_POINTS = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const;
export type FocalPoint = (typeof FOCAL_POINTS)[number];

/** A picture of a tour beside its main image. */
export interface GalleryPicture {
  /** The address of the upload. */
  readonly url: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly focus: FocalPoint;
}
