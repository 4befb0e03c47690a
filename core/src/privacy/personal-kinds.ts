/** The kinds of records that a client's page lists (rules/clients 4). */
export const LISTED_KINDS = [
  'orders',
  'quotes',
  'registrations',
  'threads',
  'messages',
  'inquiries',
  'subscriptions',
  'comments',
  'reviews',
  'mails',
  'letters',
  'notes',
] as const;

/** What becomes of the records of somebody who is erased: they go, or stay without the person. */
type Erasing = 'deleted' | 'emptied';

interface PersonalKindFacts {
  /** The tables in which it is kept. */
  readonly tables: readonly string[];
  readonly erasing: Erasing;
}

/**
 * Every kind of record in which something about a client is kept (rules/clients 6, 7). Nobody is erased while a kind has
 * no module that answers for it, and a spec looks for a person who was erased in every column of every table.
 */
export const PERSONAL_KINDS = {
  clients: { tables: ['clients', 'client_addresses', 'client_merges'], erasing: 'deleted' },
  orders: { tables: ['orders'], erasing: 'emptied' },
  ledger: { tables: ['ledger_entries'], erasing: 'emptied' },
  payments: { tables: ['payments'], erasing: 'emptied' },
  statements: { tables: ['statement_rows'], erasing: 'emptied' },
  gifts: { tables: ['gift_vouchers'], erasing: 'emptied' },
  quotes: { tables: ['quotes', 'quote_changes', 'quote_openings'], erasing: 'emptied' },
  registrations: { tables: ['participants'], erasing: 'emptied' },
  threads: { tables: ['threads', 'thread_messages'], erasing: 'deleted' },
  messages: { tables: ['contact_messages'], erasing: 'deleted' },
  inquiries: { tables: ['air_ticket_inquiries'], erasing: 'deleted' },
  subscriptions: { tables: ['subscribers'], erasing: 'deleted' },
  letters: { tables: ['campaign_letters'], erasing: 'deleted' },
  comments: { tables: ['comments'], erasing: 'deleted' },
  reviews: { tables: ['reviews'], erasing: 'deleted' },
  waiting: { tables: ['waiting_entries'], erasing: 'deleted' },
  travellers: { tables: ['travellers', 'traveller_links'], erasing: 'deleted' },
  shares: { tables: ['order_shares'], erasing: 'emptied' },
  notes: { tables: ['order_notes'], erasing: 'deleted' },
  ticks: { tables: ['guide_ticks'], erasing: 'emptied' },
  services: { tables: ['trip_services'], erasing: 'emptied' },
  mails: { tables: ['mails'], erasing: 'deleted' },
  notifications: { tables: ['notifications'], erasing: 'deleted' },
  webhooks: { tables: ['webhook_deliveries'], erasing: 'deleted' },
  trail: { tables: ['audit_entries'], erasing: 'emptied' },
  answers: { tables: ['idempotency_records'], erasing: 'deleted' },
  jobs: { tables: ['jobs'], erasing: 'emptied' },
} as const satisfies Readonly<Record<string, PersonalKindFacts>>;

export type PersonalKind = keyof typeof PERSONAL_KINDS;
