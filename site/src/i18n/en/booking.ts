import { ENGLISH_DURATIONS } from '@imisozi/core/words/durations';

export const booking = {
  title: 'Book this journey',
  eventTitle: 'Book your place',
  people: 'Number of people',
  fewer: 'One person fewer',
  more: 'One person more',
  outside: (people: string) => `That number ${people} is allowed at the office, please contact us`,
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
  required: (label: string) => `${label} is required`,
  payLater: 'Book and pay later',
  payNow: 'Book and pay now',
  busy: 'Booking…',
  refused: (amount: number) => `Selected price : ${amount} is not allowed`,
  gone: 'This can no longer be booked.',
  later:
    "If you pay later, we'll send you a proforma invoice. If you pay now, we'll take you straight to the payment page.",
  ordered: (number: string) => `You've already booked this: order ${number}.`,
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
  /** How many seats of a departure are left; on its page too. */
  seats: (left: number) => (left === 1 ? '1 seat left' : `${left} seats left`),
  departure: 'Departure',
  otherDate: 'Another date',
  otherDateHint: 'Only if you chose another date above',
  dateRequired: 'Please choose a departure or a date',
  leadDays: (days: number) =>
    `Any day that is ${days === 1 ? '1 day' : `${days} days`} away or more. For an earlier one please call us`,
  travellers: 'Who travels',
  adult: 'Adults',
  ages: (from: number | undefined, to: number | undefined) =>
    from === undefined
      ? to === undefined
        ? ''
        : `up to ${to} years`
      : to === undefined
        ? `from ${from} years`
        : `${from} to ${to} years`,
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
  includesSeason: (season: string) => `Season: ${season}`,
  dueNow: (what: string) => `${what}, due now`,
  dueOn: (what: string, day: string) => `${what}, due ${day}`,
  instalments: { deposit: 'Deposit', balance: 'Balance', full: 'Everything' },
  chooseDate: 'Choose a date to see what is due when, and what cancelling costs.',
  cancelling: 'If you cancel',
  until: (day: string) => `until ${day}`,
  free: 'nothing is charged',
  everything: 'everything is charged',
  charged: (charge: string, refund: string) => `${charge} is charged, ${refund} goes back to you`,
  permitsKept: (permits: string, refund: string) =>
    `permits that have been bought (${permits}) are kept, ${refund} goes back to you`,
  chargedWithPermits: (charge: string, permits: string, refund: string) =>
    `${charge} is charged, permits that have been bought (${permits}) are kept, ${refund} goes back to you`,
  hold: (minutes: number, hours: number) =>
    `We keep your seats for ${minutes} minutes. If you pay later, open the link in our email by then, and we keep them for ${ENGLISH_DURATIONS.hours(hours)}.`,
  newPrice: (total: string) => `The price is now ${total}. Please look at it, and book again.`,
} as const;
