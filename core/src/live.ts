import type { Resource } from './access.ts';

/** What an open dashboard is told of when somebody writes it: resources of `ACCESS`, by their names alone. */
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
