/** What the air-ticket pages say. */
export const airTicketIntro =
  'No search engine, no countdown. Tell us where you want to go and when, and someone in our office finds the connection, the baggage allowance and the seat.';

export const airTicketPoints = [
  { title: 'By hand', text: 'We compare airlines and airports, and tell you what we would take ourselves.' },
  {
    title: 'Nothing to pay yet',
    text: 'An inquiry is free. You pay once you like the offer, at the office or by transfer.',
  },
  { title: 'Somebody to call', text: 'When a flight changes, the person who booked it sorts it out with you.' },
] as const;
