import type { Period } from './periods.ts';

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

/** Why something about a person may be kept: a contract, the law, a legitimate interest, or consent. */
export const GROUNDS = ['contract', 'law', 'interest', 'consent'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Until when something is kept that no number of days ends: the person leaves, asks, or has no account any more. */
export type Event = 'left' | 'asked' | 'account' | 'partner';

/** The lines of the privacy page, and why what is in them may be kept. */
export const SUBJECTS = {
  bookings: 'contract',
  accounts: 'law',
  payers: 'contract',
  gifts: 'contract',
  registrations: 'contract',
  travellers: 'contract',
  quotes: 'contract',
  conversations: 'contract',
  mails: 'contract',
  waiting: 'contract',
  clients: 'contract',
  newsletter: 'consent',
  opinions: 'consent',
  trail: 'interest',
  technical: 'interest',
  guides: 'contract',
  staff: 'contract',
  partners: 'contract',
} as const satisfies Readonly<Record<string, Ground>>;

export type Subject = keyof typeof SUBJECTS;

interface KindFacts {
  /** The line of the privacy page. */
  readonly subject: Subject;
  /** The tables in which it is kept. */
  readonly tables: readonly string[];
  /** How long: several, if it depends. */
  readonly kept: readonly (Period | Event)[];
}

interface PersonalKindFacts extends KindFacts {
  /** What becomes of the records of somebody who is erased: they go, or stay without the person. */
  readonly erasing: 'deleted' | 'emptied';
  /** Whether it goes, in the same way, when the time of its booking is over; the others have a time of their own. */
  readonly ofBookings?: true;
  /** Why the file that a client gets does not have it; without a reason it has. */
  readonly notExported?: string;
}

/**
 * Every kind of record in which something about a client is kept (rules/clients 6, 7). Nobody is erased while a kind has
 * no module that answers for it, and a spec looks for a person who was erased in every column of every table. They are erased in this order: what others write
 * about a record, such as mails, comes after the record.
 */
export const PERSONAL_KINDS = {
  clients: {
    ...{
      subject: 'clients',
      tables: ['clients', 'client_addresses', 'client_merges'],
      erasing: 'deleted',
      kept: ['clients'],
    },
    notExported: 'the file begins with it',
  },
  orders: {
    subject: 'bookings',
    tables: ['orders'],
    erasing: 'emptied',
    kept: ['unbooked', 'accounts'],
    ofBookings: true,
  },
  ledger: {
    subject: 'accounts',
    tables: ['ledger_entries', 'invoices'],
    erasing: 'emptied',
    kept: ['accounts'],
    ofBookings: true,
  },
  payments: { subject: 'payers', tables: ['payments'], erasing: 'emptied', kept: ['payers'] },
  statements: {
    subject: 'accounts',
    tables: ['statement_rows'],
    erasing: 'emptied',
    kept: ['accounts'],
    ofBookings: true,
  },
  gifts: { subject: 'gifts', tables: ['gift_vouchers'], erasing: 'emptied', kept: ['unpaidGifts', 'accounts'] },
  quotes: {
    ...{
      subject: 'quotes',
      tables: ['quotes', 'quote_changes', 'quote_openings'],
      erasing: 'emptied',
      kept: ['quotes', 'accounts'],
    },
    ofBookings: true,
  },
  registrations: { subject: 'registrations', tables: ['participants'], erasing: 'emptied', kept: ['accounts'] },
  threads: {
    subject: 'conversations',
    tables: ['threads', 'thread_messages', 'thread_files', 'thread_file_parts'],
    erasing: 'deleted',
    kept: ['conversations'],
  },
  messages: { subject: 'conversations', tables: ['contact_messages'], erasing: 'deleted', kept: ['conversations'] },
  inquiries: {
    subject: 'conversations',
    tables: ['air_ticket_inquiries'],
    erasing: 'deleted',
    kept: ['conversations'],
  },
  subscriptions: { subject: 'newsletter', tables: ['subscribers'], erasing: 'deleted', kept: ['left'] },
  letters: {
    ...{ subject: 'newsletter', tables: ['campaign_letters'], erasing: 'deleted', kept: ['left'] },
    notExported: 'says only that a letter went out, and all have got the same',
  },
  comments: { subject: 'opinions', tables: ['comments'], erasing: 'deleted', kept: ['asked'] },
  reviews: { subject: 'opinions', tables: ['reviews'], erasing: 'deleted', kept: ['asked'] },
  waiting: { subject: 'waiting', tables: ['waiting_entries'], erasing: 'deleted', kept: ['waiting'] },
  travellers: {
    subject: 'travellers',
    tables: ['travellers', 'traveller_links'],
    erasing: 'deleted',
    kept: ['travellers', 'travellersWithoutDay'],
  },
  shares: {
    subject: 'bookings',
    tables: ['order_shares'],
    erasing: 'emptied',
    kept: ['unbooked', 'accounts'],
    ofBookings: true,
  },
  notes: {
    subject: 'bookings',
    tables: ['order_notes'],
    erasing: 'deleted',
    kept: ['unbooked', 'accounts'],
    ofBookings: true,
  },
  ticks: { subject: 'guides', tables: ['guide_ticks'], erasing: 'emptied', kept: ['guideNotes'] },
  services: {
    ...{
      subject: 'bookings',
      tables: ['trip_services'],
      erasing: 'emptied',
      kept: ['unbooked', 'accounts'],
      ofBookings: true,
    },
    notExported: 'says what the company pays; of the person it has only remarks, taken from the booking',
  },
  mails: { subject: 'mails', tables: ['mails'], erasing: 'deleted', kept: ['mails'] },
  notifications: {
    ...{ subject: 'technical', tables: ['notifications'], erasing: 'deleted', kept: ['news'] },
    notExported: 'has the title of a record that the file has',
  },
  webhooks: {
    ...{ subject: 'technical', tables: ['webhook_deliveries'], erasing: 'deleted', kept: ['news'] },
    notExported: 'has copies of records that the file has',
  },
  trail: {
    ...{ subject: 'trail', tables: ['audit_entries'], erasing: 'emptied', kept: ['trail'], ofBookings: true },
    notExported: 'is about what staff did, with addresses of theirs',
  },
  answers: {
    ...{ subject: 'technical', tables: ['idempotency_records'], erasing: 'deleted', kept: ['answers'] },
    notExported: 'has copies of records that the file has',
  },
  jobs: {
    ...{ subject: 'technical', tables: ['jobs'], erasing: 'emptied', kept: ['jobs', 'retriedJobs'] },
    notExported: 'says only why work failed',
  },
} as const satisfies Readonly<Record<string, PersonalKindFacts>>;

export type PersonalKind = keyof typeof PERSONAL_KINDS;

/** Personal data of others than clients: no client's file has it, and erasing a client leaves it as it is. */
export const KINDS_OF_OTHERS = {
  guides: { subject: 'guides', tables: ['guides'], kept: ['formerGuides'] },
  assignments: { subject: 'guides', tables: ['assignments'], kept: ['guideNotes'] },
  users: { subject: 'staff', tables: ['users', 'password_tokens', 'factors', 'recovery_codes'], kept: ['account'] },
  sessions: { subject: 'staff', tables: ['sessions'], kept: ['sessions'] },
  companies: { subject: 'partners', tables: ['suppliers', 'agents'], kept: ['partner'] },
  machine: { subject: 'technical', tables: [], kept: ['files', 'logs'] },
} as const satisfies Readonly<Record<string, KindFacts>>;

/** Every kind, with how long it is kept. */
export const ALL_KINDS: readonly KindFacts[] = [...Object.values(PERSONAL_KINDS), ...Object.values(KINDS_OF_OTHERS)];
