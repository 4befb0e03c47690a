/** The pages that a button in an editable text may link to. */
export const LINKED_PAGES = {
  '/tours': 'Tours',
  '/destinations': 'Destinations',
  '/events': 'Events',
  '/eventform': 'Request an event',
  '/airticket': 'Air tickets',
  '/carrental': 'Car rental',
  '/accomodation': 'Hotels',
  '/services': 'Services',
  '/gift': 'Gift vouchers',
  '/trip-brief': 'Trip brief',
  '/about': 'About us',
  '/contact': 'Contact',
  '/faq': 'FAQs',
} as const;

/** The drawings included in the site. */
export const DRAWINGS = {
  '/illustrations/hero-hills.svg': 'Hills',
  '/illustrations/hero-gorilla-forest.svg': 'Gorilla in the forest',
  '/illustrations/hero-lake.svg': 'Lake',
  '/illustrations/airticket.svg': 'Air ticket',
  '/illustrations/carrental.svg': 'Car',
  '/illustrations/accommodation.svg': 'Lodge',
  '/illustrations/eventform.svg': 'Event',
} as const;
