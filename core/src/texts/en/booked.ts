import { booking } from './booking.ts';

/** The home page, after a booking that is paid later. */
export const booked = {
  /** The order number is between them. */
  received: ['Your order', 'has been received.'],
  mail: 'An email with your proforma invoice is on its way to',
  next: 'What happens next',
  steps: [
    booking.steps[1],
    'You can pay by card or bank transfer on your order page, whenever it suits you.',
    'Keep our email, or bookmark your order page: the link is all you need to open your order.',
  ],
  view: 'View your order',
  ask: 'Do you have any questions?',
  close: 'To the home page',
} as const;
