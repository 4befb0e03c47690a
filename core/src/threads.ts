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

/** The most templates for replies. */
export const MAX_REPLY_TEMPLATES = 200;
