/** The texts of a tour's one-page PDF. */
export const tourSheets = {
  days: '{days, plural, one {# day} other {# days}}',
  departure: 'Departure: {time}',
  places: 'This tour takes you to {places}.',
  andPlace: '{places} and {place}',
  itinerary: 'Day by day',
  day: 'Day {day}',
  moreDays:
    '{left, plural, one {# more day: see the page of this tour} other {# more days: see the page of this tour}}',
  includes: 'Included',
  excludes: 'Not included',
  more: 'and {left} more, on the page of this tour',
  prices: 'Prices',
  people: '{people, plural, one {# person} other {# people}}',
  onRequest: 'Price on request',
  pricesAsOf: 'In US dollars, for the whole group, as of {day}.',
  otherPrices: 'Other prices for seasons or larger groups are on the page of this tour.',
  book: 'How to book',
  bookHere: 'All details, dates and booking:',
  talk: 'Questions? {phone} · {email}',
} as const;
