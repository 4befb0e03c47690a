/** The facts in mails before a trip. */
export const tripMails = {
  pickUp: 'Pick-up',
  guide: 'Your guide',
  weatherTitle: 'The weather',
  packing: 'What to pack',
  visa: 'Visa and passport',
  weather: {
    shortDry:
      'At this time of the year days in Rwanda are warm, 23 to 28 °C, with a shower now and then. Nights in the mountains are cool, 10 to 15 °C.',
    longRains:
      'At this time of the year it rains on most days, often heavily for an hour or two; days are 20 to 26 °C and the hills are green. Nights in the mountains are cool, 10 to 15 °C.',
    longDry:
      'At this time of the year it is dry in Rwanda: sunny days of 24 to 28 °C, and cool nights of 10 to 15 °C in the mountains.',
    shortRains:
      'At this time of the year showers fall mostly in the afternoon, between warm and clear hours of 22 to 27 °C. Nights in the mountains are cool, 10 to 15 °C.',
  },
} as const;
