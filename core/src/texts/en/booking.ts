import { refusals } from './refusals.ts';

export const booking = {
  title: 'Book this journey',
  eventTitle: 'Book your place',
  people: 'Number of people',
  fewer: 'One person fewer',
  more: 'One person more',
  outside: refusals[400]['people-at-office'],
  total: 'Total for your group',
  eventTotal: 'Price for one place',
  freeEntry: 'Free entry',
  noPrice: 'No online price: please ask our office',
  names: 'Name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  location: 'Location',
  locationHint: 'Where we should pick you up',
  date: 'Travel date',
  tooSoon: 'Please choose a date from tomorrow onwards',
  eventDate: 'Date',
  required: '{label} is required',
  payLater: 'Book and pay later',
  payNow: 'Book and pay now',
  busy: 'Booking…',
  refused: refusals[400]['price-not-allowed'],
  gone: 'This can no longer be booked.',
  later:
    "If you pay later, we'll send you a proforma invoice. If you pay now, we'll take you straight to the payment page.",
  ordered: "You've already booked this: order {number}.",
  view: 'View your order',
  next: 'What happens next',
  steps: [
    "You'll receive an email with your proforma invoice and a link to your order.",
    'Our team in Kigali checks dates and availability, and replies within one working day.',
    'You can use that link to pay by card or bank transfer, now or whenever it suits you.',
  ],
} as const;

/** The booking form of a tour with dates, traveller types, extras or terms of its own. */
export const bookingOptions = {
  /** The number of seats left of a departure; also on its page. */
  seats: '{left, plural, one {1 seat left} other {# seats left}}',
  departure: 'Departure',
  otherDate: 'Another date',
  otherDateHint: 'Only if you chose another date above',
  dateRequired: 'Please choose a departure or a date',
  leadDays:
    'Any day that is {days, plural, one {1 day} other {# days}} away or more. For an earlier one please call us',
  travellers: 'Who travels',
  adult: 'Adults',
  ages: { from: 'from {from} years', upTo: 'up to {to} years', between: '{from} to {to} years' },
  countInvalid: 'Please enter a whole number',
  extras: 'Extras',
  none: 'None',
  yes: 'Yes',
  per: { person: 'a person', booking: 'for the booking', unit: 'each', day: 'a day', 'person-day': 'a person and day' },
  promoCode: 'Promo code',
  promoHint: 'If you have one',
  update: 'Show the price',
  price: 'Your price',
  total: 'Total',
  includesSeason: 'Season: {season}',
  chooseDate: 'Choose a date to see what is due when, and what cancelling costs.',
  hold: 'We keep your seats for {minutes} minutes. If you pay later, open the link in our email by then, and we keep them for {hours, plural, one {# hour} other {# hours}}.',
  newPrice: 'The price is now {total}. Please look at it, and book again.',
  newTerms: 'On this day other terms apply to paying or cancelling. Please look at them, and book again.',
} as const;

/** The three steps of the booking form. */
export const bookingSteps = {
  when: 'When',
  who: 'Who and what',
  you: 'You',
  next: 'Continue',
  calendar: 'Calendar of days, prices and seats',
  calendarOf: 'Days of travel',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  each: '{price} each',
  full: 'sold out: join the waiting list',
  addressHint: 'For your invoice: town and country are enough',
  requests: 'Special requests',
  requestsHint: 'A celebration, a late flight, a quiet room: tell us what would help',
  extras: '{count, plural, one {1 extra} other {# extras}}',
  /** The kinds of extras. */
  kinds: { permit: 'Permits', room: 'Rooms', service: 'Extras' },
  kindHints: {
    permit: 'For visiting the animals; once bought, a permit cannot be refunded',
    room: 'Only for rooms other than those in the price',
  },
  rooms: '{count, plural, one {1 room} other {# rooms}}',
} as const;
