import { ADDRESS_KINDS, CONSENTS, MERGE_UNDO_HOURS } from '@imisozi/core/clients';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import type { PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import { field, view } from '../../../platform/http/view.js';
import type { PersonalRecord } from '../../personal-data/person.js';
import type { Client } from '../client.entity.js';
import type { ClientAddress } from '../client-address.entity.js';
import type { ClientMerge } from '../client-merge.entity.js';

/** What a client has booked, computed from the bookings. */
export class LifetimeView extends view({
  bookings: field.integer(3),
  paid: field.number(1840, 'US dollars: money in less money out.'),
  lastTrip: field.day('2027-06-12', 'The first day of the latest trip.').nullable(),
}) {}

export class ClientRow extends view({
  id: field.uuid(),
  names: field.string('Demo Visitor'),
  email: field.string('visitor@example.org'),
  phoneNumber: field.string('+250 788 123 456'),
  language: field.enum(LANGUAGE_CODES),
  consent: field.enum(CONSENTS),
  birthday: field.day('1985-04-12').nullable(),
  lifetime: field.one(LifetimeView),
  createdAt: field.time('When the client was first met.'),
}) {}

class ClientAddressView extends view({
  kind: field.enum(ADDRESS_KINDS),
  value: field.string('visitor@example.org'),
  bounceReason: field
    .string(null, 'Why the last mail to it came back; null if none has, or if it has written since.')
    .nullable(),
}) {}

export class ClientRecordView extends view({
  id: field.uuid(),
  at: field.time(),
  title: field.string('2026-000042'),
  detail: field.string('Gorillas and lakes, 2027-06-12'),
  state: field.string('APPROVED').nullable(),
  amount: field.number(920, 'US dollars.').nullable(),
  link: field.string('/tour-bookings/…/show', 'Its path in the dashboard, below /account.').nullable(),
}) {}

const RECORDS = () => field.list(ClientRecordView, 'The newest ones, at most 50.');

class ClientMergeView extends view({
  id: field.uuid('The client that became part of this one.'),
  mergedAt: field.time(),
  undoUntil: field.time(),
}) {}

export class KnownClientView extends view(
  {
    preferences: field.string('Window seats.'),
    note: field.string('Calls on Mondays.'),
    consentOn: field.day('2026-11-21').nullable(),
    addresses: field.list(ClientAddressView),
    merges: field.list(ClientMergeView, 'Those that can still be undone, newest first.'),
    orders: RECORDS(),
    quotes: RECORDS(),
    registrations: RECORDS(),
    threads: RECORDS(),
    messages: RECORDS(),
    inquiries: RECORDS(),
    subscriptions: RECORDS(),
    comments: RECORDS(),
    reviews: RECORDS(),
    mails: RECORDS(),
    letters: RECORDS(),
    notes: RECORDS(),
    updatedAt: field.time(),
  },
  ClientRow,
) {}

export class ClientAnswer extends view({
  message: field.string('The client has been updated.'),
  data: field.one(KnownClientView),
}) {}

const ANY = { type: 'object', additionalProperties: true };

export class ClientFileView extends view({
  exportedAt: field.time(),
  client: field.map<unknown>({}, { names: 'Demo Visitor' }),
  addresses: field.list(ClientAddressView),
  records: field.map<readonly Readonly<Record<string, unknown>>[]>(
    { type: 'array', items: ANY },
    { orders: [{ number: '2026-000042' }] },
    'All records by their kind, each with its columns.',
  ),
}) {}

export const NO_LIFETIME: LifetimeView = { bookings: 0, paid: 0, lastTrip: null };

export const clientRow = (client: Client, lifetime: LifetimeView): ClientRow => ({
  id: client.id,
  names: client.names,
  email: client.email,
  phoneNumber: client.phoneNumber,
  language: client.language,
  consent: client.consent,
  birthday: client.birthday,
  lifetime,
  createdAt: client.createdAt.toISOString(),
});

/** All about a client that its page shows. */
export interface ClientFacts {
  readonly client: Client;
  readonly lifetime: LifetimeView;
  readonly addresses: readonly ClientAddress[];
  readonly merges: readonly ClientMerge[];
  readonly records: ReadonlyMap<PersonalKind, readonly PersonalRecord[]>;
}

export function clientView({ client, lifetime, addresses, merges, records }: ClientFacts): KnownClientView {
  const of = (kind: PersonalKind) => (records.get(kind) ?? []).map(recordView);
  return {
    ...clientRow(client, lifetime),
    preferences: client.preferences,
    note: client.note,
    consentOn: client.consentOn,
    addresses: addresses.map(({ kind, value, bounceReason }) => ({ kind, value, bounceReason })),
    merges: merges.map(({ mergedId, createdAt }) => ({
      id: mergedId,
      mergedAt: createdAt.toISOString(),
      undoUntil: new Date(createdAt.getTime() + MERGE_UNDO_HOURS * 3_600_000).toISOString(),
    })),
    orders: of('orders'),
    quotes: of('quotes'),
    registrations: of('registrations'),
    threads: of('threads'),
    messages: of('messages'),
    inquiries: of('inquiries'),
    subscriptions: of('subscriptions'),
    comments: of('comments'),
    reviews: of('reviews'),
    mails: of('mails'),
    letters: of('letters'),
    notes: of('notes'),
    updatedAt: client.updatedAt.toISOString(),
  };
}

const recordView = ({ at, ...record }: PersonalRecord): ClientRecordView => ({ ...record, at: at.toISOString() });
