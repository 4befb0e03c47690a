import type { QueryKey } from '@tanstack/react-query';
import type { LiveResource } from '@imisozi/core/live';

const FIRST_SCREEN: QueryKey = ['dashboard'];
const BOOKINGS: QueryKey = ['tour-bookings'];
const DEPARTURES: QueryKey = ['departures'];
const CALENDAR: QueryKey = ['calendar'];

/**
 * What the keys of the queries begin with that show anything of a resource, also where it only follows from it: the seats
 * of a departure from its bookings, what is due from what was paid. All that is on the screen is listed here, forms too:
 * they follow their record as long as nothing in them is unsaved (`forms/RefillFromRecord`). The manifest is not: each
 * time it is read it names travellers and is in the audit trail (rules/privacy 2), which is for those who ask for it.
 */
const SHOWN_BY: Readonly<Record<LiveResource, readonly QueryKey[]>> = {
  'air-ticket-inquiries': [['air-ticket-inquiries'], FIRST_SCREEN],
  audit: [['audit']],
  campaigns: [['campaigns'], ['events'], ['publications']],
  comments: [['comments'], ['destinations', 'comments'], ['tours', 'comments'], FIRST_SCREEN],
  'contact-messages': [['contact-messages'], FIRST_SCREEN],
  content: [['content']],
  'dead-jobs': [['queues']],
  departures: [DEPARTURES, CALENDAR],
  destinations: [['destinations'], FIRST_SCREEN],
  events: [['events'], CALENDAR, FIRST_SCREEN],
  ledger: [BOOKINGS, ['payments'], FIRST_SCREEN],
  notes: [['tour-bookings', 'notes'], ['tour-bookings', 'timeline'], FIRST_SCREEN],
  orders: [BOOKINGS, DEPARTURES, CALENDAR, FIRST_SCREEN],
  outbox: [['outbox'], FIRST_SCREEN],
  participants: [['events/participant'], ['events'], CALENDAR, FIRST_SCREEN],
  payments: [['payments'], BOOKINGS, FIRST_SCREEN],
  'promo-codes': [['promo-codes']],
  publications: [['publications'], FIRST_SCREEN],
  reviews: [['reviews'], FIRST_SCREEN],
  settings: [['settings']],
  subscribers: [['subscribers'], ['campaigns', 'audience'], FIRST_SCREEN],
  tours: [['tours'], DEPARTURES, CALENDAR, FIRST_SCREEN],
  translations: [['translations']],
  travellers: [BOOKINGS],
  users: [['users']],
  'webhook-deliveries': [['webhook-deliveries'], ['webhooks']],
  webhooks: [['webhooks']],
};

/** The queries that a change of the resource makes stale; none for one that this dashboard does not know yet. */
export const affectedBy = (resource: string): readonly QueryKey[] => SHOWN_BY[resource as LiveResource] ?? [];

/** All of them, for when the stream was interrupted. */
export const affectedByAll: readonly QueryKey[] = Object.values(SHOWN_BY).flat();
