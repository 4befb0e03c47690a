import type { QueryKey } from '@tanstack/react-query';

const FIRST_SCREEN: QueryKey = ['dashboard'];

const listOf = (resource: string): QueryKey => [resource, 'getList'];

/** The queries that show the records of each kind of notification, besides the first screen. */
const SHOWN_BY: Readonly<Record<string, readonly QueryKey[]>> = {
  order: [listOf('tour-bookings')],
  payment: [listOf('payments'), listOf('tour-bookings')],
  participant: [listOf('events/participant')],
  comment: [listOf('comments'), ['destinations', 'comments'], ['tours', 'comments']],
  review: [listOf('reviews')],
  contact: [listOf('contact-messages')],
  'air-ticket': [listOf('air-ticket-inquiries')],
  mail: [listOf('outbox'), listOf('tour-bookings')],
};

/** The queries that a notification of this kind makes stale. Forms are not among them. */
export const affectedBy = (kind: string): readonly QueryKey[] => [FIRST_SCREEN, ...(SHOWN_BY[kind] ?? [])];

/** All of them, for when the stream was interrupted. */
export const affectedByAll: readonly QueryKey[] = [FIRST_SCREEN, ...Object.values(SHOWN_BY).flat()];
