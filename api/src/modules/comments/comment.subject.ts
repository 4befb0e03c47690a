import type { ContentKind } from '../content/content-kind.js';
import type { ContentTitle } from '../content/content-kinds.js';

/** The record that a comment is about. */
export interface Subject extends ContentTitle {
  /** The kind's name in API calls: destinations are `news` (rules/api 1). */
  readonly kind: string;
}

/** A record of a kind that takes comments. */
export const subjectOf = ({ commentedAs }: ContentKind, title: ContentTitle): Subject => ({
  kind: commentedAs!,
  ...title,
});
