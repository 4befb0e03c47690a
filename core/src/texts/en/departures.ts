/** The departures of a tour. */
export const departures = {
  title: 'Departures',
  intro: 'Choose a date to book it.',
  count: '{count, plural, one {1 departure} other {# departures}}',
  labels: { full: 'Full', closed: 'Closed', guaranteed: 'Guaranteed', available: 'Available', cancelled: 'Cancelled' },
  choose: 'Choose',
  all: 'Show all {count} dates',
  waiting: 'Waiting list',
  tellMe: 'Waiting list: tell me when a seat is free, {days}',
  enquiry: 'We plan this journey for you alone: tell us when and with whom, and we send you an offer.',
  ask: 'Ask about this journey',
  plan: 'Tell us about your journey',
  none: 'No departure can be booked at the moment. Ask us for the next dates, or join the waiting list of one that is full.',
} as const;
