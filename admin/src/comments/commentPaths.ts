import type { CommentRow } from '../data/types';

/** Where the dashboard shows everything that was said about the same thing. */
export const subjectPath = ({ itemType, itemSlug }: CommentRow): string =>
  `/${itemType === 'news' ? 'destinations' : 'tours'}/comment/${itemSlug}`;
