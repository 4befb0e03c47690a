/** The five services, in the order of the page. */
export const services = [
  {
    title: 'Tour packages',
    text: 'One day to about two weeks, ready-made or tailored to you: gorillas, savannah, rainforest, lakes and the city.',
    link: { text: 'See the tours', href: '/tours' },
    image: '/illustrations/hero-gorilla-forest.svg',
  },
  {
    title: 'Air ticketing',
    text: "Booked for you by a person, not online: tell us where and when, and we'll compare airlines, baggage and layovers.",
    link: { text: 'Ask for a ticket', href: '/airticket' },
    image: '/illustrations/airticket.svg',
  },
  {
    title: 'Car rental',
    text: 'From a small car for the city to a four-wheel drive with a rooftop tent, with or without a driver, on our sister portal.',
    link: { text: 'Rent a car', href: '/carrental' },
    image: '/illustrations/carrental.svg',
  },
  {
    title: 'Events management',
    text: 'Conferences, workshops and celebrations: planning, logistics, delegates, interpreters and everything afterwards.',
    link: { text: 'See the events', href: '/events' },
    image: '/illustrations/eventform.svg',
  },
  {
    title: 'Hotel booking',
    text: 'Hotels, lodges, camps and guest houses all over the country, with rates agreed for our guests, on our sister portal.',
    link: { text: 'Find a hotel', href: '/accomodation' },
    image: '/illustrations/accommodation.svg',
  },
] as const;
