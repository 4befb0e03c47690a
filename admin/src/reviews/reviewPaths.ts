/** The path of a review below /account. */
export const reviewPath = (id: string): string => `/reviews/${encodeURIComponent(id)}/show`;
