/** The placeholders of every mail. */
export const COMPANY = {
  company: 'the name of the company',
  phone: 'its telephone number',
  email: 'its email address',
} as const;

/** The placeholders of every mail about an order. */
export const ABOUT_ORDER = {
  ...COMPANY,
  name: 'the name of the client',
  order: 'the number of the order',
  tour: 'the tour or event',
  day: 'the day of the trip',
} as const;

/** The label of a mail's first paragraphs. */
export const TEXT = 'Text';
