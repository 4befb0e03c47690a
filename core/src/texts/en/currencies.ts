/** Indicative prices beside dollars. */
export const currencies = {
  choose: 'Show prices also in',
  none: 'US dollars only',
  EUR: 'euros (EUR)',
  GBP: 'pounds sterling (GBP)',
  RWF: 'Rwandan francs (RWF)',
  note: 'Approximate, at our rate of {day}. You pay in US dollars.',
  about: 'About {amounts}.',
} as const;
