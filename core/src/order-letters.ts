/** Bounds of what the office writes to the client of a booking. */
export const MAX_LETTER_SUBJECT = 150;
export const MAX_LETTER_TEXT = 5_000;

/** The most bookings of one bulk action (rules/desk 17). */
export const MAX_BULK = 200;

/** The placeholders of such a letter, with examples: they are filled in for each booking, in its client's language. */
export const LETTER_PLACEHOLDERS = {
  name: 'Aline',
  order: '2026-000042',
  tour: 'Gorillas of the Virunga volcanoes',
  day: '12 June 2027',
  company: 'Imisozi',
  phone: '+250 788 000 000',
  email: 'hello@imisozi.example',
} as const;

const PLACEHOLDER = /\{(\w*)\}/g;

/** The first placeholder of a text that a letter does not have; undefined if there is none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name!).find((name) => !Object.hasOwn(LETTER_PLACEHOLDERS, name));
