import { MAX_GROUP_SIZE } from '@imisozi/core/prices';

export const tours = {
  title: 'Tour packages',
  description: 'One day to about two weeks, with every price for your group on the page.',
  intro:
    'From one day in the city to two weeks across the country. Prices are for your whole group, so you know what a journey costs before you ask.',
  empty:
    "We have no tours to show at the moment. Tell us what you have in mind, and we'll plan a journey just for you.",
  ask: 'Contact us',
  from: 'from',
  forPeople: (count: number) => (count === 1 ? 'for one person' : `for ${count} people`),
  onRequest: 'Price on request',
  /** Nobody books it for fewer. */
  fromPeople: (count: number) => `from ${count} people`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  all: 'All tours',
  leadsTo: 'This tour takes you to',
  routeMap: (stops: number) => `Map of the route: its ${stops} stops are numbered as in the list below`,
  related: 'Similar tours',
  overview: 'The journey',
  itinerary: 'Day by day',
  day: (day: number | string) => (/^\d+$/.test(String(day)) ? `Day ${day}` : String(day)),
  tips: 'Good to know',
  before: 'Before you travel',
  advice: {
    season: 'Best time to go',
    fitness: 'How fit you should be',
    packing: 'What to pack',
    visa: 'Visa and entry',
  },
  questions: 'Questions travellers ask',
  includes: 'Included',
  excludes: 'Not included',
  /** Of what is included, what is not, and tips (rules/content 4). */
  nothingListed: 'No',
  departure: 'Departure',
  location: 'Where',
  length: 'Duration',
  prices: 'Prices',
  pricesNote: 'Prices are in US dollars, for the whole group.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  perPerson: (price: string) => `${price} each`,
  eachRange: (least: string, most: string) => `${least} to ${most} each`,
  notOffered: 'ask our office',
  pricesInclude: (labels: readonly string[]) => `Included: ${new Intl.ListFormat('en').format(labels)}.`,
  groupOf: (from: number, to: number) => (from === to ? `${from} people` : `${from} to ${to} people`),
  moreThan: (people: number) =>
    people === MAX_GROUP_SIZE
      ? 'Six or more of you? Our office will be happy to plan it with you.'
      : `More than ${people} of you? Our office will be happy to plan it with you.`,
  comments: 'What travellers say',
  picture: (title: string) => `Picture of the tour: ${title}`,
  gallery: {
    title: 'Pictures of this tour',
    caption: (alt: string, number: number, count: number) => `${number} of ${count}: ${alt}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close the pictures',
  },
} as const;
