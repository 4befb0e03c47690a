import type { LiveResource } from '@imisozi/core/live';

/** Resources that the dashboard does not show, or that have live events of their own. */
const UNSEEN: readonly LiveResource[] = [];

/**
 * The resources that change for staff with each table. A spec checks that every table is listed; indirect effects, such
 * as an order's on the seats of a departure, are declared in `core/src/live.ts`.
 */
export const RESOURCES_OF_TABLE: Readonly<Record<string, readonly LiveResource[]>> = {
  air_ticket_inquiries: ['air-ticket-inquiries'],
  audit_entries: ['audit'],
  campaign_letters: ['campaigns'],
  campaigns: ['campaigns'],
  comments: ['comments'],
  contact_messages: ['contact-messages'],
  content_versions: ['content'],
  departures: ['departures'],
  destinations: ['destinations'],
  document_numbers: UNSEEN,
  edge_purges: UNSEEN,
  events: ['events'],
  idempotency_records: UNSEEN,
  invoices: ['orders'],
  jobs: ['dead-jobs'],
  ledger_entries: ['ledger'],
  letter_rates: UNSEEN,
  lodges: ['lodges'],
  // A booking shows whether its mail was sent.
  mails: ['outbox', 'orders'],
  notification_marks: UNSEEN,
  notification_reads: UNSEEN,
  notifications: UNSEEN,
  order_notes: ['notes'],
  order_openings: ['orders'],
  order_shares: ['orders'],
  orders: ['orders'],
  participants: ['participants'],
  password_tokens: UNSEEN,
  payments: ['payments'],
  permits: ['permits'],
  pictures: UNSEEN,
  promo_codes: ['promo-codes'],
  publications: ['publications'],
  reviews: ['reviews'],
  sandbox_payments: UNSEEN,
  search_words: UNSEEN,
  sessions: UNSEEN,
  settings: ['settings'],
  subscribers: ['subscribers'],
  tours: ['tours'],
  translated_fields: ['translations'],
  translations: ['translations'],
  traveller_links: UNSEEN,
  travellers: ['travellers'],
  trip_mails: UNSEEN,
  unused_media: UNSEEN,
  users: ['users'],
  waiting_entries: ['departures'],
  webhook_deliveries: ['webhook-deliveries'],
  webhooks: ['webhooks'],
};
