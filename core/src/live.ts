import type { Resource } from './access.ts';

/** The resources of `ACCESS` whose changes open dashboards are told of, by name only. */
export const LIVE_RESOURCES = [
  'air-ticket-inquiries',
  'audit',
  'campaigns',
  'comments',
  'contact-messages',
  'content',
  'dead-jobs',
  'departures',
  'destinations',
  'events',
  'ledger',
  'notes',
  'orders',
  'outbox',
  'participants',
  'payments',
  'promo-codes',
  'publications',
  'reviews',
  'settings',
  'subscribers',
  'tours',
  'translations',
  'travellers',
  'users',
  'webhook-deliveries',
  'webhooks',
] as const satisfies readonly Resource[];

export type LiveResource = (typeof LIVE_RESOURCES)[number];
