/** What the search of the dashboard finds, in the order in which equally good results are shown. */
export const FOUND_KINDS = [
  'document',
  'booking',
  'client',
  'proposal',
  'tour',
  'event',
  'departure',
  'guide',
  'supplier',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** The most results of one search. */
export const MAX_FOUND = 20;

/** The longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 100;
