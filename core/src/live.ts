import type { Resource } from './access.ts';

/** The resources of `ACCESS` about whose changes open dashboards are told, by name only. */
export const LIVE_RESOURCES = [
  'agents',
  'air-ticket-inquiries',
  'assignments',
  'audit',
  'campaigns',
  'clients',
  'comments',
  'contact-messages',
  'content',
  'dead-jobs',
  'departures',
  'destinations',
  'events',
  'fiscal-receipts',
  'gift-vouchers',
  'guides',
  'ledger',
  'lodges',
  'months',
  'notes',
  'orders',
  'outbox',
  'participants',
  'payments',
  'permits',
  'promo-codes',
  'publications',
  'quotes',
  'reply-templates',
  'reviews',
  'services',
  'settings',
  'statements',
  'subscribers',
  'suppliers',
  'threads',
  'tours',
  'translations',
  'travellers',
  'users',
  'vehicles',
  'webhook-deliveries',
  'webhooks',
] as const satisfies readonly Resource[];

export type LiveResource = (typeof LIVE_RESOURCES)[number];

/** The beginning of query keys of the dashboard: the screen, and a part of it if it reads several resources. */
type Key = readonly [screen: string, part?: string];

const FIRST_SCREEN: Key = ['dashboard'];
const BOOKINGS: Key = ['tour-bookings'];
const DEPARTURES: Key = ['departures'];
const CALENDAR: Key = ['calendar'];
const OPERATIONS: Key = ['operations'];
const CLIENTS: Key = ['clients'];
/** Which form a part of a conversation came by is read with it. */
const THREADS: Key = ['threads'];
const REPORTS: Key = ['reports'];
const MONTHS: Key = ['months'];
/** What is proposed for a row follows the bookings. */
const STATEMENTS: Key = ['statements'];

/**
 * The query keys affected by a change of each resource, including indirect effects: the seats of a departure by its
 * bookings, amounts due by payments. Everything on the screen is listed, forms too: they follow their record as long as
 * they have no unsaved input (`forms/RefillFromRecord`). The manifest is not listed: each time it is read it names
 * travellers and causes an audit entry (rules/privacy 2), which must only happen on request.
 * `api/test/live-screens.e2e-spec.ts` finds a table that a screen reads but does not follow.
 */
const SHOWN_BY: Readonly<Record<LiveResource, readonly Key[]>> = {
  'air-ticket-inquiries': [['air-ticket-inquiries'], THREADS, CLIENTS, FIRST_SCREEN],
  assignments: [OPERATIONS, CALENDAR, BOOKINGS, REPORTS, FIRST_SCREEN],
  audit: [['audit'], ['tour-bookings', 'timeline']],
  campaigns: [['campaigns'], CLIENTS, ['events'], ['publications']],
  clients: [CLIENTS],
  comments: [CLIENTS, ['comments'], ['destinations', 'comments'], ['tours', 'comments'], FIRST_SCREEN],
  'contact-messages': [['contact-messages'], THREADS, CLIENTS, FIRST_SCREEN],
  content: [['content'], FIRST_SCREEN],
  // Their jobs determine the delivery status of mails and webhooks.
  'dead-jobs': [['queues'], THREADS, CLIENTS, ['outbox'], ['webhook-deliveries'], BOOKINGS, FIRST_SCREEN],
  // An open proposal says whether its departure has room.
  departures: [DEPARTURES, ['quotes', 'getOne'], CALENDAR, OPERATIONS, FIRST_SCREEN],
  destinations: [['destinations'], FIRST_SCREEN],
  events: [['events'], CALENDAR, FIRST_SCREEN],
  'fiscal-receipts': [['fiscal-receipts']],
  'gift-vouchers': [['gift-vouchers'], REPORTS],
  guides: [['guides'], OPERATIONS, CALENDAR, BOOKINGS, REPORTS, FIRST_SCREEN],
  ledger: [BOOKINGS, ['payments'], REPORTS, MONTHS, STATEMENTS, FIRST_SCREEN],
  lodges: [['lodges']],
  months: [MONTHS, REPORTS],
  notes: [CLIENTS, ['tour-bookings', 'notes'], ['tour-bookings', 'timeline'], FIRST_SCREEN],
  orders: [
    ...[
      BOOKINGS,
      CLIENTS,
      DEPARTURES,
      CALENDAR,
      OPERATIONS,
      ['payments'] as const,
      ['services'] as const,
      ['agents'] as const,
    ],
    ...[REPORTS, STATEMENTS, FIRST_SCREEN],
  ],
  outbox: [['outbox'], THREADS, CLIENTS, FIRST_SCREEN],
  participants: [['events/participant'], CLIENTS, ['events'], CALENDAR, FIRST_SCREEN],
  payments: [['payments'], BOOKINGS, FIRST_SCREEN],
  // The list of permits names travellers, like the manifest.
  permits: [BOOKINGS, REPORTS, FIRST_SCREEN],
  'promo-codes': [['promo-codes']],
  publications: [['publications'], FIRST_SCREEN],
  quotes: [['quotes'], CLIENTS, FIRST_SCREEN],
  'reply-templates': [['reply-templates']],
  reviews: [['reviews'], CLIENTS, FIRST_SCREEN],
  services: [['services'], ['tour-services'], REPORTS],
  // A payment is proposed at the rate of the settings.
  settings: [['settings'], ['tour-bookings', 'ledger'], STATEMENTS, REPORTS, FIRST_SCREEN],
  statements: [STATEMENTS],
  agents: [['agents'], REPORTS],
  subscribers: [['subscribers'], CLIENTS, ['campaigns', 'audience'], FIRST_SCREEN],
  suppliers: [['suppliers'], ['services'], ['tour-services'], REPORTS],
  threads: [THREADS, CLIENTS, BOOKINGS, FIRST_SCREEN],
  tours: [['tours'], BOOKINGS, DEPARTURES, CALENDAR, OPERATIONS, FIRST_SCREEN],
  translations: [['translations']],
  travellers: [BOOKINGS, FIRST_SCREEN],
  users: [['users'], ['tour-bookings', 'notes']],
  vehicles: [['vehicles'], OPERATIONS, CALENDAR, BOOKINGS, FIRST_SCREEN],
  'webhook-deliveries': [['webhook-deliveries'], ['webhooks']],
  webhooks: [['webhooks']],
};

/** The queries that a change of the resource makes stale; none for a resource that this dashboard does not know yet. */
export const affectedBy = (resource: string): readonly Key[] => SHOWN_BY[resource as LiveResource] ?? [];

/** All of them, for when the stream was interrupted. */
export const affectedByAll: readonly Key[] = Object.values(SHOWN_BY).flat();
