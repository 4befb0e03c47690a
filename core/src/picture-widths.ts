/** Widths in pixels that stand beside every uploaded picture as WebP: `<name>-480.webp` and so on (rules/media 3). */
export const PICTURE_WIDTHS = [480, 960, 1_600] as const;

/**
 * Widths in pixels of the copies that a job makes after the upload, as WebP and AVIF. A picture whose copies are made is
 * known by its width alone to have those of {@link copyWidths}: who changes this list lets all copies be made again by
 * a migration that empties `pictures.copiedAt`.
 */
const COPY_WIDTHS = [320, 480, 640, 960, 1_280, 1_920, 2_560] as const;

/** The widths of the copies of a picture, ascending: none wider than the picture, and the widest as wide as it is. */
export const copyWidths = (pictureWidth: number): number[] => {
  const narrower = COPY_WIDTHS.filter((width) => width < pictureWidth);
  return [...narrower, Math.min(pictureWidth, COPY_WIDTHS.at(-1)!)];
};
