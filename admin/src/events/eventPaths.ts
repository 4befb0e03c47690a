import type { Event } from '../data/types';

/** Its page on the website; none while it is not public. */
export const pageOf = ({ isApproved, slug }: Event): string | undefined => (isApproved ? `/event/${slug}` : undefined);

/** Its page in the dashboard. */
export const viewOf = ({ slug }: Pick<Event, 'slug'>): string => `/events/view/${slug}`;
