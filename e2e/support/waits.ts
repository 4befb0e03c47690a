/** For the small copies of a picture, which are made one after the other in spare time. */
export const COPIES_MADE = { timeout: 180_000 };
