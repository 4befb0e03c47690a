import { tours } from './tours';

/** The dated runs of a tour. */
export const departures = {
  title: 'Departures',
  intro: 'Choose a date to book it.',
  count: (count: number) => (count === 1 ? '1 departure' : `${count} departures`),
  labels: { full: 'Full', closed: 'Closed', guaranteed: 'Guaranteed', available: 'Available', cancelled: 'Cancelled' },
  from: (price: string, people: number) => `from ${price} ${tours.forPeople(people)}`,
  choose: 'Choose',
  all: (count: number) => `Show all ${count} dates`,
  waiting: 'Waiting list',
  tellMe: (days: string) => `Waiting list: tell me when a seat is free, ${days}`,
  enquiry: 'We plan this journey for you alone: tell us when and with whom, and we send you an offer.',
  ask: 'Ask about this journey',
  plan: 'Tell us about your journey',
  none: 'No departure can be booked at the moment. Ask us for the next dates, or join the waiting list of one that is full.',
} as const;
