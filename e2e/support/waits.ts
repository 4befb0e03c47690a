/** For a page to show what was just saved: far less than a page is kept, and enough for a machine that is busy. */
export const AT_ONCE = { timeout: 10_000 };

/** For the small copies of a picture, which are made one after the other in spare time. */
export const COPIES_MADE = { timeout: 180_000 };
