import type { Tour } from '../data/types';

/** Its page on the website; none while it is not public. */
export const pageOf = ({ isPublished, slug }: Tour): string | undefined => (isPublished ? `/tour/${slug}` : undefined);

/** Its page in the dashboard. */
export const viewOf = ({ slug }: Tour): string => `/tours/view/${slug}`;

/** The page of the tour's comments in the dashboard. */
export const commentsOf = ({ slug }: Tour): string => `/tours/comment/${slug}`;
