import { fillIn } from './editable-texts/mails/mail-document.ts';

/**
 * What a conversation waits for (rules/threads 2): for the office, for a later day, for the client, or for nothing any
 * more.
 */
export const THREAD_STATES = ['open', 'snoozed', 'answered', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** Where a conversation began. */
export const THREAD_SOURCES = [
  'contact-form',
  'trip-brief',
  'air-ticket',
  'order-page',
  'proposal',
  'mail',
  'office',
] as const;
export type ThreadSource = (typeof THREAD_SOURCES)[number];

/** The parts of a conversation: what a client sent by a form or by mail, what the office sent, what came back. */
export const THREAD_MESSAGE_KINDS = ['message', 'air-ticket', 'mail', 'reply', 'bounce'] as const;
export type ThreadMessageKind = (typeof THREAD_MESSAGE_KINDS)[number];

/** What a template for replies may name, and what stands there (rules/threads 5). */
export const REPLY_PLACEHOLDERS = {
  name: 'the client’s name',
  number: 'the number of the booking or proposal',
  trip: 'the title of the trip',
  day: 'the first day of the trip',
  company: 'the name of the company',
  staff: 'your own name',
} as const;
export type ReplyPlaceholder = keyof typeof REPLY_PLACEHOLDERS;

export type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string>>>;

const LEFT_IN_PLACE = Object.fromEntries(Object.keys(REPLY_PLACEHOLDERS).map((name) => [name, `{${name}}`]));

/** A template with the values that are known; the other placeholders stay for whoever sends it to replace. */
export const filledReply = (text: string, values: ReplyValues): string =>
  fillIn(text, { ...LEFT_IN_PLACE, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)) });

/** The first placeholder that stands in a text; undefined if there is none. */
export const placeholderIn = (text: string): ReplyPlaceholder | undefined =>
  (Object.keys(REPLY_PLACEHOLDERS) as ReplyPlaceholder[]).find((name) => text.includes(`{${name}}`));

/** What stands in braces in a template but is no placeholder; undefined if there is nothing of the kind. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).find((name) => !(name in REPLY_PLACEHOLDERS));

/** The most templates for replies. */
export const MAX_REPLY_TEMPLATES = 200;
