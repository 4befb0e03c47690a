import type { Destination } from '../data/types';

/** Its page on the website; none while it is not public. */
export const pageOf = ({ isPublished, slug }: Destination): string | undefined =>
  isPublished ? `/destination/${slug}` : undefined;

/** Its page in the dashboard. */
export const viewOf = ({ slug }: Destination): string => `/destinations/view/${slug}`;

/** The page of the destination's comments in the dashboard. */
export const commentsOf = ({ slug }: Destination): string => `/destinations/comment/${slug}`;
