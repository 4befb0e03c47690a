/** What the air-ticket pages say. */
export const airTicketIntro =
  'No search engine, no countdown. Send us where you want to go and when, and a person in our office looks for the connection, the bag and the seat.';

export const airTicketPoints = [
  { title: 'By hand', text: 'We compare airlines and airports, and tell you what we would take ourselves.' },
  {
    title: 'Nothing to pay yet',
    text: 'An inquiry is free. You pay when you like the offer, at the office or by transfer.',
  },
  { title: 'Somebody to call', text: 'When a flight is moved, the person who booked it moves it with you.' },
] as const;
