export const waitingForm = {
  title: 'Waiting list',
  intro: "{days}: we'll email you as soon as seats come free, and keep them for you for {hours} hours.",
  offer: "Would you like to wait? We'll email you as soon as seats come free, and keep them for you for {hours} hours.",
  people: 'Number of people',
  names: 'Name',
  email: 'Email',
  phone: 'Phone number',
  required: '{label} is required',
  send: 'Tell me when seats are free',
  busy: 'Sending…',
} as const;

export const waitingList = {
  title: 'Waiting list',
  description: 'Seats of a departure.',
  question: 'Would you like to leave the waiting list? Seats we are keeping for you go to the next in line.',
  leave: 'Leave the waiting list',
  home: 'Back Home',
} as const;
