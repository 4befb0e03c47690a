/** Within this time a visitor reads what has been published. */
export const AT_ONCE = { timeout: 1_000 };

/** For the small copies of a picture, which are made one after the other in spare time. */
export const COPIES_MADE = { timeout: 180_000 };
