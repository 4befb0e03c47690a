import { officeToldUntrue, officeUntrue } from '@imisozi/api/test/histories/rules/index';
import { Random } from '@imisozi/api/test/random';
import type { Outside } from '../../support/database.ts';
import { officeScene, PROMO_USES, rowsOf, type Office } from './office.ts';

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly status: string;
  readonly amount: number;
  readonly paid: number;
  readonly refundDue: number;
  readonly people: number;
  readonly departureId: string | null;
  readonly priceLines: string | readonly { readonly amount: number }[];
  readonly instalments: string | readonly { readonly amount: number }[];
  readonly promoCode: string | null;
  readonly holdUntil: string | null;
  readonly nextDue: string | null;
  readonly invoiceNumber: string | null;
  readonly cancelReason: string | null;
  readonly cancelledAt: string | null;
}

interface EntryRow {
  readonly orderId: string;
  readonly createdAt: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly reference: string | null;
  readonly receiptNumber: string | null;
  readonly voidedAt: string | null;
  readonly voids: string | null;
}

interface InvoiceRow {
  readonly orderId: string;
  readonly number: string;
  readonly amount: number;
  readonly creditNumber: string | null;
  readonly creditedAt: string | null;
}

interface DepartureRow {
  readonly id: string;
  readonly startDate: string;
  readonly state: string;
  readonly capacity: number;
  readonly taken: number;
  readonly offered: number;
}

interface WaitingRow {
  readonly id: string;
  readonly departureId: string;
  readonly email: string;
  readonly people: number;
  readonly state: string;
}

interface PaymentRow {
  readonly orderId: string;
  readonly reference: string;
  readonly status: string;
}

interface Kept {
  readonly orders: readonly OrderRow[];
  readonly entries: readonly EntryRow[];
  readonly invoices: readonly InvoiceRow[];
  readonly departures: readonly DepartureRow[];
  readonly waiting: readonly WaitingRow[];
  readonly payments: readonly PaymentRow[];
  readonly uses: number;
}

/** Looks at all that is kept of the departures of an office, as of one moment (rules/operating 8). */
export class Rules {
  private line: readonly WaitingRow[] = [];
  private readonly invoiced = new Map<string, number>();

  constructor(private readonly office: Office) {}

  /** @returns a sentence for each thing that is not true */
  async broken(database: Outside): Promise<string[]> {
    await database.change('BEGIN');
    try {
      const kept = await read(database, this.office);
      return [
        ...seatsWrong(kept),
        ...this.overtaken(kept.waiting),
        ...kept.orders.flatMap((order) => orderWrong(order, kept)),
        ...this.invoicesChanged(kept.invoices),
        ...promoWrong(kept),
        ...doubled(kept, this.office),
        ...(await numbersWrong(database)),
        ...(await officeUntrue(officeScene(this.office, database, new Random(0)))),
      ];
    } finally {
      await database.change('COMMIT');
    }
  }

  /** What the product itself says and shows, which is asked while nothing happens. */
  toldWrong(database: Outside): Promise<string[]> {
    return officeToldUntrue(officeScene(this.office, database, new Random(0)));
  }

  /** 8.7: nobody behind is served before somebody who fits. */
  private overtaken(line: readonly WaitingRow[]): string[] {
    const waited = new Set(this.line.filter(({ state }) => state === 'waiting').map(({ id }) => id));
    this.line = line;
    return line
      .filter(({ id, state }) => state === 'offered' && waited.has(id))
      .flatMap((served) => {
        const ahead = line
          .slice(0, line.indexOf(served))
          .filter(
            (one) => one.departureId === served.departureId && one.state === 'waiting' && one.people <= served.people,
          );
        return ahead.some(({ id }) => waited.has(id)) ? [`${served.email} was served before somebody who fits`] : [];
      });
  }

  /** 8.4: an invoice is never changed. */
  private invoicesChanged(invoices: readonly InvoiceRow[]): string[] {
    const now = new Map(invoices.map(({ number, amount }) => [number, amount]));
    const changed = [...this.invoiced].filter(([number, amount]) => now.get(number) !== amount);
    for (const [number, amount] of now) this.invoiced.set(number, amount);
    return changed.map(([number]) => `The invoice ${number} was changed or deleted`);
  }
}

async function read(database: Outside, { tour, promoCode }: Office): Promise<Kept> {
  const own = [tour.id];
  const ofOrders = 'IN (SELECT id FROM orders WHERE itemId = ?)';
  const ofDepartures = 'IN (SELECT id FROM departures WHERE tourId = ?)';
  const [code] = await rowsOf<{ uses: number }>(database, 'SELECT uses FROM promo_codes WHERE code = ?', [promoCode]);
  return {
    orders: await rowsOf(database, 'SELECT * FROM orders WHERE itemId = ?', own),
    entries: await rowsOf(database, `SELECT * FROM ledger_entries WHERE orderId ${ofOrders}`, own),
    invoices: await rowsOf(database, `SELECT * FROM invoices WHERE orderId ${ofOrders}`, own),
    departures: await rowsOf(database, 'SELECT * FROM departures WHERE tourId = ? ORDER BY startDate', own),
    waiting: await rowsOf(
      database,
      `SELECT * FROM waiting_entries WHERE departureId ${ofDepartures} ORDER BY createdAt, id`,
      own,
    ),
    payments: await rowsOf(database, `SELECT * FROM payments WHERE orderId ${ofOrders}`, own),
    uses: code!.uses,
  };
}

const GOING_ON = ['PENDING', 'APPROVED', 'PAID'];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const seats = (rows: readonly { readonly people: number }[]) => sum(rows.map(({ people }) => people));

/** 8.1: seats are those of orders and offers, and never more than there are; nobody waits for free ones. */
function seatsWrong({ departures, orders, waiting }: Kept): string[] {
  return departures.flatMap(({ id, startDate, state, capacity, taken, offered }) => {
    const seated = seats(orders.filter((one) => one.departureId === id && GOING_ON.includes(one.status)));
    const line = waiting.filter(({ departureId }) => departureId === id);
    const held = seats(line.filter((one) => one.state === 'offered'));
    const left = capacity - taken - offered;
    const forgotten = line.filter((one) => state === 'OPEN' && one.state === 'waiting' && one.people <= left);
    return [
      ...(taken === seated ? [] : [`taken is ${taken}, and ${seated} people have seats`]),
      ...(offered === held ? [] : [`offered is ${offered}, and ${held} seats are held`]),
      ...(taken < 0 || offered < 0 || left < 0 ? [`${taken} + ${offered} of ${capacity} seats`] : []),
      ...(state === 'CANCELLED' && held > 0 ? ['cancelled, and offers seats'] : []),
      ...forgotten.map(({ email }) => `${email} fits, and waits`),
    ].map((what) => `departure ${startDate}: ${what}`);
  });
}

const json = (value: string | readonly { readonly amount: number }[]) =>
  (typeof value === 'string' ? JSON.parse(value) : value) as { amount: number }[];

/** 8.2 to 8.5: lines, instalments, ledger, status, invoice, card payments and hold of one order agree. */
function orderWrong(order: OrderRow, kept: Kept): string[] {
  const { amount, paid, status, refundDue, invoiceNumber } = order;
  const isOwn = ({ orderId }: { readonly orderId: string }) => orderId === order.id;
  const entries = kept.entries.filter(isOwn);
  const counting = entries.filter(({ voidedAt }) => !voidedAt);
  const references = counting.flatMap(({ reference, direction }) => (direction === 'in' && reference) || []);
  const standing = kept.invoices.filter(isOwn).filter(({ creditedAt }) => !creditedAt);
  const instalments = json(order.instalments).map((one) => one.amount);
  const before = counting.filter(({ createdAt }) => order.cancelledAt && createdAt < order.cancelledAt);
  const checks: readonly (readonly [boolean, string])[] = [
    [sum(json(order.priceLines).map((one) => one.amount)) === amount, 'its lines are another amount'],
    [sum(instalments) === amount, 'its instalments are another amount'],
    [moneyOf(counting) === paid, `its ledger has ${moneyOf(counting)}`],
    [new Set(references).size === references.length, `paid twice by ${references.join()}`],
    [status !== 'PAID' || paid >= amount, 'PAID, and not paid'],
    [!['PENDING', 'APPROVED'].includes(status) || paid < amount, 'paid, and not PAID'],
    [refundDue >= 0 && refundDue <= Math.max(0, paid), 'owes more than it has'],
    [standing.length === (invoiceNumber ? 1 : 0) || !GOING_ON.includes(status), `${standing.length} invoices stand`],
    [!invoiceNumber || !GOING_ON.includes(status) || standing[0]?.amount === amount, 'its invoice is another amount'],
    [!order.holdUntil || status === 'PENDING' || status === 'APPROVED', 'holds seats'],
    // Or the office has it on its list of what is due.
    [
      status !== 'PENDING' || paid > 0 || !order.departureId || !!(order.holdUntil ?? order.nextDue),
      'holds its seats without end',
    ],
    [order.cancelReason !== 'expired' || moneyOf(before) < instalments[0]!, 'expired with its deposit'],
    ...kept.payments.filter(isOwn).map(({ reference, status: state }) => {
      const booked = entries.filter((one) => one.reference === reference && !one.voids).length;
      return [booked === (state === 'SETTLED' ? 1 : 0), `its payment is ${state}, and in ${booked} entries`] as const;
    }),
  ];
  const name = `order ${order.number} (${status}, ${paid} of ${amount}, due ${refundDue})`;
  return checks.flatMap(([isTrue, what]) => (isTrue ? [] : [`${name}: ${what}`]));
}

const moneyOf = (entries: readonly EntryRow[]) =>
  sum(entries.map(({ direction, amount }) => (direction === 'in' ? amount : -amount)));

/** 8.6: a promo code is used as often as orders stand with it, and no more than allowed. */
function promoWrong({ orders, uses }: Kept): string[] {
  const standing = orders.filter(({ promoCode, status }) => promoCode && GOING_ON.includes(status)).length;
  const allowed = uses <= PROMO_USES && uses >= standing;
  return allowed ? [] : [`The promo code has ${uses} uses, and ${standing} orders stand`];
}

/** What was sent again with the same key is one order. */
function doubled({ orders }: Kept, { wanted }: Office): string[] {
  return (
    [...Map.groupBy(orders, ({ email }) => email)]
      // Somebody who was erased has no address any more; the other deeds ask for one order of each address.
      .filter(([email, own]) => email && own.length > (wanted.get(email) ?? 1))
      .map(([email, own]) => `${email} has ${own.length} orders, and wanted ${wanted.get(email) ?? 0}`)
  );
}

const PREFIXES = {
  order: '',
  invoice: 'INV-',
  receipt: 'RCT-',
  'credit-note': 'CRN-',
  quote: 'Q-',
  voucher: 'VCH-',
  'gift-voucher': 'GFT-',
};

/** 8.4: every series of the product is unique and without gaps. */
async function numbersWrong(database: Outside): Promise<string[]> {
  const series = await rowsOf<{ series: string; last: number }>(database, 'SELECT series, last FROM document_numbers');
  const numbers = await rowsOf<{ number: string }>(
    database,
    `SELECT number FROM orders UNION SELECT number FROM invoices
     UNION SELECT creditNumber FROM invoices WHERE creditNumber IS NOT NULL
     UNION SELECT receiptNumber FROM ledger_entries WHERE receiptNumber IS NOT NULL
     UNION SELECT number FROM quotes
     UNION SELECT voucherNumber FROM trip_services WHERE voucherNumber IS NOT NULL
     UNION SELECT number FROM gift_vouchers WHERE number IS NOT NULL`,
  );
  return series.flatMap(({ series: name, last }) => {
    const at = name.lastIndexOf('-');
    const prefix = PREFIXES[name.slice(0, at) as keyof typeof PREFIXES] + name.slice(at + 1) + '-';
    const used = numbers.filter(({ number }) => number.startsWith(prefix)).length;
    return used === last ? [] : [`${name} has given ${last} numbers, and ${used} are used`];
  });
}
