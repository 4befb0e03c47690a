/** For the small copies of a picture, which are made one after the other in idle time. */
export const COPIES_MADE = { timeout: 180_000 };
