/** Widths in pixels that stand beside every uploaded picture as WebP: `<name>-480.webp` and so on (contract 6). */
export const PICTURE_WIDTHS = [480, 960, 1_600] as const;
