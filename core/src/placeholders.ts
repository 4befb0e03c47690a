import { fillIn } from './editable-texts/mails/mail-document.ts';

/** The words in braces that stand for something else when the office writes to clients, and what stands there then. */
export const PLACEHOLDERS = {
  name: 'the client’s name',
  order: 'the number of the booking or proposal',
  tour: 'what was booked or proposed',
  day: 'the first day of the trip',
  company: 'the name of the company',
  phone: 'its telephone number',
  email: 'its mail address',
  staff: 'your own name',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

/** What is known of them. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** All of them, as they are written. */
export const KNOWN_PLACEHOLDERS = Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ');

const LEFT_IN_PLACE = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, `{${name}}`]));

/** A text with the values that are known; the other placeholders stay for whoever sends it to replace. */
export const withPlaceholders = (text: string, values: PlaceholderValues): string =>
  fillIn(text, { ...LEFT_IN_PLACE, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)) });

/** The first placeholder that stands in a text; undefined if there is none. */
export const placeholderIn = (text: string): Placeholder | undefined =>
  (Object.keys(PLACEHOLDERS) as Placeholder[]).find((name) => text.includes(`{${name}}`));

/** The first word in braces that is no placeholder, which would leave a gap; undefined if there is none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  Array.from(text.matchAll(/\{(\w*)\}/g), ([, name]) => name!).find((name) => !Object.hasOwn(PLACEHOLDERS, name));
