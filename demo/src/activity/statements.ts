import { randomUUID } from 'node:crypto';
import { catDate } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { LedgerEntry } from '@imisozi/api/modules/ledger/ledger-entry.entity';
import { fingerprintsOf } from '@imisozi/api/modules/statements/statement.fingerprint';
import type { StatementBooking } from '@imisozi/api/modules/statements/statement-booking.entity';
import type { StatementRow } from '@imisozi/api/modules/statements/statement-row.entity';
import type { Statement } from '@imisozi/api/modules/statements/statement.entity';
import type { SeedOrder } from './bookings.ts';
import { DAY_MS, type Clock } from './clock.ts';

type Plain<Entity> = Omit<Entity, 'stampCreation' | 'statement' | 'row' | 'order' | 'entry'>;
type Entry = Omit<LedgerEntry, 'order' | 'stampCreation'>;

/** What is seeded of bank statements. */
export interface DemoStatements {
  readonly statement: Plain<Statement>;
  readonly rows: readonly Plain<StatementRow>[];
  readonly bookings: readonly Plain<StatementBooking>[];
}

const ACCOUNT = 'DEMO-00040-069457';
/** Transfers of so many days stand on the statement. */
const DAYS_BACK = 21;
const MAX_BOOKED = 6;
const UPLOADED_BY = 'books@imisozi.example';

/** What a row of the plan is about. */
type Planned = Pick<StatementRow, 'day' | 'direction' | 'amount' | 'name' | 'text'> & {
  readonly entry?: Entry;
  readonly asideReason?: string;
};

/**
 * A statement of the last weeks that is confirmed in part: transfers that were booked, charges set aside, and some that
 * wait, of which two are sure, one lacks what a bank kept and two nobody knows yet.
 */
export function demoStatements(clock: Clock, orders: readonly SeedOrder[], entries: readonly Entry[]): DemoStatements {
  const day = (days: number) => catDate(clock.ago(days));
  const numbers = new Map(orders.map((order) => [order.id, order]));
  const transfers = entries
    .filter(({ kind, direction, receivedAt }) => kind === 'bank' && direction === 'in' && isRecent(clock, receivedAt))
    .slice(-MAX_BOOKED);
  const booked = transfers.map((entry): Planned => {
    const { names, number } = numbers.get(entry.orderId)!;
    const amount = toCents(entry.amount) - toCents(entry.fee);
    const said = { name: names.toUpperCase(), text: `Booking ${number}` };
    return { day: catDate(entry.receivedAt), direction: 'in', amount, ...said, entry };
  });
  const unpaid = orders.filter(({ status, amount, paid }) => UNPAID_STATUSES.includes(status) && paid < amount);
  const left = ({ amount, paid }: SeedOrder) => toCents(amount) - toCents(paid);
  const [one, two, three] = unpaid.slice(-3);
  const waiting: Planned[] = [
    ...(one ? [{ ...MONEY_IN, day: day(3), amount: left(one), name: one.names, text: `Safari ${one.number}` }] : []),
    ...(two
      ? [{ ...MONEY_IN, day: day(2), amount: left(two), name: '', text: `INVOICE ${two.number.replace('-', ' ')}` }]
      : []),
    ...(three
      ? [{ ...MONEY_IN, day: day(2), amount: left(three) - 1_200, name: three.names, text: three.number }]
      : []),
    { ...MONEY_IN, day: day(1), amount: 48_000, name: 'DEMO TRAVEL CLUB', text: 'Group of May' },
    { ...MONEY_IN, day: day(1), amount: 7_550, name: '', text: 'Cash deposit' },
  ];
  const aside: Planned[] = [
    {
      day: day(7),
      direction: 'out',
      amount: 600,
      name: '',
      text: 'Transfer charges',
      asideReason: 'Charges of the bank',
    },
    { ...MONEY_IN, day: day(7), amount: 214, name: '', text: 'Interest', asideReason: 'Interest' },
  ];
  return stored(clock, [...booked, ...aside, ...waiting]);
}

const MONEY_IN = { direction: 'in' } as const;

const isRecent = (clock: Clock, at: Date): boolean => clock.now.getTime() - at.getTime() < DAYS_BACK * DAY_MS;

function stored(clock: Clock, planned: readonly Planned[]): DemoStatements {
  const [id, createdAt] = [randomUUID(), clock.ago(0, 3)];
  const lines = planned.map((row, index) => ({
    ...row,
    currency: 'USD' as const,
    reference: `DEMO-FT-${index + 101}`,
  }));
  const fingerprints = fingerprintsOf(ACCOUNT, lines);
  const rows = lines.map(({ entry, asideReason = null, ...line }, index): Plain<StatementRow> => {
    const isDecided = Boolean(entry ?? asideReason);
    return {
      ...{ id: randomUUID(), createdAt, statementId: id, position: index + 1, fingerprint: fingerprints[index]! },
      ...line,
      state: entry ? 'booked' : asideReason ? 'aside' : 'open',
      bookedAmount: entry ? line.amount : 0,
      asideReason,
      decidedBy: isDecided ? UPLOADED_BY : null,
      decidedAt: isDecided ? createdAt : null,
    };
  });
  const bookings = lines.flatMap(({ entry, amount }, index): Plain<StatementBooking>[] =>
    entry
      ? [
          {
            ...{ id: randomUUID(), createdAt, rowId: rows[index]!.id, orderId: entry.orderId, entryId: entry.id },
            taken: amount,
            amount: toDollars(toCents(entry.amount)),
          },
        ]
      : [],
  );
  const days = lines.map(({ day }) => day).toSorted();
  const file = { name: 'demo-bank-of-the-hills.csv', format: 'csv', account: ACCOUNT, currency: 'USD' } as const;
  const counts = { rowCount: rows.length, knownCount: 0, leftOutCount: 0 };
  const span = { fromDay: days[0]!, toDay: days.at(-1)! };
  return {
    statement: { id, createdAt, ...file, ...counts, ...span, headerKey: null, mapping: null, uploadedBy: UPLOADED_BY },
    rows,
    bookings,
  };
}
