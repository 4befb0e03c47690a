/**
 * The widths in pixels of the WebP copies stored with every uploaded picture: `<name>-480.webp` and so on
 * (rules/media 3).
 */
export const PICTURE_WIDTHS = [480, 960, 1_600] as const;

/**
 * The widths in pixels of the copies that a job makes after the upload, as WebP and AVIF. From a picture's width alone
 * it follows that it has the copies of {@link copyWidths}: after a change of this list, a migration must empty
 * `pictures.copiedAt`, so that all copies are made again.
 */
const COPY_WIDTHS = [320, 480, 640, 960, 1_280, 1_920, 2_560] as const;

/** The widths of the copies of a picture, ascending: none wider than the picture, and the widest has its width. */
export const copyWidths = (pictureWidth: number): number[] => {
  const narrower = COPY_WIDTHS.filter((width) => width < pictureWidth);
  return [...narrower, Math.min(pictureWidth, COPY_WIDTHS.at(-1)!)];
};
