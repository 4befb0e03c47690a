/** The maximum number of pictures besides the main one: they must fit into their column. */
export const MAX_GALLERY_PICTURES = 12;

/** The maximum number of characters of a description. */
export const MAX_ALT_LENGTH = 250;

/** The part of a picture that stays visible when it is cropped; the first one is the default. */
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

/** A picture of a tour besides its main image. */
export interface GalleryPicture {
  /** The URL of the upload. */
  readonly url: string;
  /** A description of the picture, for people who cannot see it. */
  readonly alt: string;
  readonly focus: FocalPoint;
}
