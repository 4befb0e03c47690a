/** What the air-ticket pages say. */
export const airTicketIntro =
  'No search engine, no countdown. Tell us where you want to go and when, and our team will find the right connection, baggage allowance and seat.';

export const airTicketPoints = [
  {
    title: 'Personal service',
    text: "We compare airlines and airports, and tell you which flight we'd choose ourselves.",
  },
  {
    title: 'Nothing to pay yet',
    text: "Asking is free. You pay only once you're happy with the offer, at our office or by bank transfer.",
  },
  { title: 'Someone to call', text: 'When a flight changes, the person who booked it sorts it out with you.' },
] as const;
