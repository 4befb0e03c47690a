import { SERVICES_IN_FRENCH } from './services.fr.ts';
import { choice, line, list, picture } from './fields.ts';
import { DRAWINGS, LINKED_PAGES } from './links.ts';
import { editableDocument } from './editable-document.ts';

/** The services of the company. */
export const services = editableDocument({
  title: 'Services',
  path: '/services',
  fields: {
    services: list('Services', 'Service', [1, 8], {
      image: picture('Picture', DRAWINGS),
      title: line('Title', 60),
      text: line('Text', 400),
      button: line('Link', 40),
      href: choice('The link leads to', LINKED_PAGES),
    }),
  },
  defaults: {
    en: {
      services: [
        {
          image: '/illustrations/hero-gorilla-forest.svg',
          title: 'Tour packages',
          text: 'One day to about two weeks, ready-made or tailored to you: gorillas, savannah, rainforest, lakes and the city.',
          button: 'See the tours',
          href: '/tours',
        },
        {
          image: '/illustrations/airticket.svg',
          title: 'Air ticketing',
          text: "Booked for you by a person, not online: tell us where and when, and we'll compare airlines, baggage and layovers.",
          button: 'Ask for a ticket',
          href: '/airticket',
        },
        {
          image: '/illustrations/carrental.svg',
          title: 'Car rental',
          text: 'From a small car for the city to a four-wheel drive with a rooftop tent, with or without a driver, on our sister portal.',
          button: 'Rent a car',
          href: '/carrental',
        },
        {
          image: '/illustrations/eventform.svg',
          title: 'Events management',
          text: 'Conferences, workshops and celebrations: planning, logistics, delegates, interpreters and everything afterwards.',
          button: 'See the events',
          href: '/events',
        },
        {
          image: '/illustrations/accommodation.svg',
          title: 'Hotel booking',
          text: 'Hotels, lodges, camps and guest houses all over the country, with rates agreed for our guests, on our sister portal.',
          button: 'Find a hotel',
          href: '/accomodation',
        },
      ],
    },
    fr: SERVICES_IN_FRENCH,
  },
});
