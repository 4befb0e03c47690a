/** `invited`: not written yet. `waiting`: staff have not decided. Only `published` ones are public. */
export const REVIEW_STATUSES = ['invited', 'waiting', 'published', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Staff's decision about a written review. */
export const MODERATED_AS = ['published', 'hidden'] as const satisfies readonly ReviewStatus[];

export const MAX_STARS = 5;

/** The rating of a tour by its published reviews. */
export interface Rating {
  /** In stars, to one decimal. */
  readonly average: number;
  readonly count: number;
}

/** In characters. */
export const MAX_REVIEW_LENGTH = 4_000;
export const MAX_REVIEWER_LENGTH = 80;
