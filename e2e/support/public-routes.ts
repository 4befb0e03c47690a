/** The public routes of rules/site 1 and the trip brief, with their variable parts in braces. */
export const OPEN_ROUTES: readonly string[] = [
  '/',
  '/services',
  '/destinations',
  '/destination/{destination}',
  '/lodges',
  '/lodge/{lodge}',
  '/tours',
  '/tour/{tour}',
  '/events',
  '/previous-events',
  '/event/{event}',
  '/event/{free event}',
  '/events/1',
  '/events/2',
  '/events/3',
  '/events/4',
  '/events/5',
  '/eventform',
  '/trip-brief',
  '/participant',
  '/publications',
  '/press-releases',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/policy',
  '/airticket',
  '/ticket',
  '/carrental',
  '/accomodation',
  '/accommodation',
];

/** Routes that show the same page with different events; checks of the design visit only `/events/1`. */
export const SAME_PAGE: readonly string[] = ['/events/2', '/events/3', '/events/4', '/events/5'];

/** Personal routes, which must stay out of search engines. */
export const PRIVATE_ROUTES: readonly string[] = [
  '/pay',
  '/pay/{share}',
  '/myorder/{order}',
  '/auth/login',
  '/auth/password/forgot',
  '/auth/password/new/{token}',
  '/auth/set-new-password/{token}',
  '/maillist/unsubcribe/{subscriber}',
  '/traveller/{traveller}',
  '/guide/{guide}',
  '/waiting/{key}',
  '/saved',
];
