import type { CommentRow } from '../data/types';

/** The page with all comments on the same record. */
export const subjectPath = ({ itemType, itemSlug }: CommentRow): string =>
  `/${itemType === 'news' ? 'destinations' : 'tours'}/comment/${itemSlug}`;
