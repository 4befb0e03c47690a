import type { Scene } from '../scene.ts';

/** Entries of the books: void ones do not count, unless their month was closed before. */
const COUNTS = '(voidedAt IS NULL OR staysInBooks)';
const sumOf = (direction: string, column = 'amount') =>
  `COALESCE(SUM(CASE direction WHEN '${direction}' THEN ${column} ELSE 0 END), 0)`;

interface Sums {
  readonly entries: number;
  readonly received: number;
  readonly paidOut: number;
  readonly fees: number;
  readonly tax: number;
}

const HOUR_MS = 3_600_000;

/** The first moment of a month in Kigali, as the database keeps it. @param by how many months later */
function startOf(month: string, by = 0): string {
  const [year, number] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year!, number! - 1 + by, 1) - 2 * HOUR_MS);
  return at.toISOString().replace('T', ' ').replace('Z', '');
}

async function sumsOf({ rows }: Scene, month: string): Promise<Sums> {
  const [row] = await rows<Record<keyof Sums, number | string>>(
    `SELECT COUNT(*) AS entries, ${sumOf('in')} AS received, ${sumOf('out')} AS paidOut,
     COALESCE(SUM(CASE WHEN voids IS NULL THEN fee ELSE -fee END), 0) AS fees,
     ${sumOf('in', 'COALESCE(tax, 0)')} - ${sumOf('out', 'COALESCE(tax, 0)')} AS tax
     FROM ledger_entries WHERE receivedAt >= ? AND receivedAt < ? AND ${COUNTS}`,
    [startOf(month), startOf(month, 1)],
  );
  const of = (name: keyof Sums) => Number(row![name]);
  return { entries: of('entries'), received: of('received'), paidOut: of('paidOut'), fees: of('fees'), tax: of('tax') };
}

/** A closed month never changes (rules/money 15). */
export async function monthsChanged(scene: Scene): Promise<string[]> {
  const closed = await scene.rows<{ month: string; closedAt: string | Date; figures: string | object }>(
    'SELECT month, closedAt, figures FROM ledger_months WHERE closedAt IS NOT NULL',
  );
  const { books } = scene;
  const untrue = await Promise.all(
    closed.map(async ({ month, closedAt, figures }) => {
      const sums = await sumsOf(scene, month);
      const told = (typeof figures === 'string' ? JSON.parse(figures) : figures) as Record<string, number>;
      const name = `${month} ${closedAt instanceof Date ? closedAt.toISOString() : closedAt}`;
      const digest = JSON.stringify(sums);
      const before = books.closed.get(name) ?? digest;
      books.closed.set(name, before);
      const isAsTold = (['received', 'paidOut', 'fees'] as const).every(
        (key) => Math.round(told[key]! * 100) === sums[key],
      );
      return [
        ...(before === digest ? [] : [`${month} was closed with ${before}, and is ${digest}`]),
        ...(isAsTold ? [] : [`${month} was closed as ${JSON.stringify(told)}, and its ledger is ${digest}`]),
      ];
    }),
  );
  return untrue.flat();
}

/** The reports of a month add up to its ledger, and so does the list of months (rules/money 16). */
export async function reportsUntrue(scene: Scene): Promise<string[]> {
  const { body } = await scene.call('GET', '/admin/months');
  const months = body.months as { month: string; received: number; paidOut: number; fees: number }[];
  const untrue = await Promise.all(
    months.slice(0, 3).map(async ({ month, ...listed }) => {
      const sums = await sumsOf(scene, month);
      const last = new Date(Date.parse(`${startOf(month, 1).replace(' ', 'T')}Z`)).toISOString().slice(0, 10);
      const report = async (name: string) => {
        const answer = await scene.call('GET', `/admin/reports/${name}?from=${month}-01&to=${last}`);
        return answer.body.totals as Record<string, number>;
      };
      const [money, tax] = await Promise.all([report('money'), report('tax')]);
      const cents = (dollars: number | undefined) => Math.round((dollars ?? 0) * 100);
      const wrong = (what: string, is: number, should: number) =>
        is === should ? [] : [`${what} of ${month} is ${is} cents, and its ledger ${should}`];
      return [
        ...(['received', 'paidOut', 'fees'] as const).flatMap((key) => [
          ...wrong(`${key} in the report`, cents(money[key]), sums[key]),
          ...wrong(`${key} in the list of months`, cents(listed[key]), sums[key]),
        ]),
        ...wrong('the money in the report of tax', cents(tax.kept), sums.received - sums.paidOut),
        ...wrong('the tax', cents(tax.tax), sums.tax),
      ];
    }),
  );
  return untrue.flat();
}

interface StatementRowRow {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly bookedAmount: number;
  readonly state: string;
  readonly taken: number | string | null;
  readonly wrongEntries: number | string | null;
}

/** A row of a bank is kept once, and books what its parts take of it, each once in the ledger (rules/statements 2, 4). */
export async function statementsUntrue({ rows, books }: Scene): Promise<string[]> {
  const found = await rows<StatementRowRow>(
    `SELECT r.id, r.reference, r.amount, r.bookedAmount, r.state, SUM(b.taken) AS taken,
     SUM(CASE WHEN b.id IS NOT NULL AND (e.id IS NULL OR e.voidedAt IS NOT NULL OR e.amount <> b.amount OR e.orderId <> b.orderId)
       THEN 1 ELSE 0 END) AS wrongEntries
     FROM statement_rows r JOIN statements s ON s.id = r.statementId
     LEFT JOIN statement_bookings b ON b.rowId = r.id LEFT JOIN ledger_entries e ON e.id = b.entryId
     WHERE s.account = ? GROUP BY r.id, r.reference, r.amount, r.bookedAmount, r.state`,
    [books.account],
  );
  const references = found.map(({ reference }) => reference);
  return [
    ...(new Set(references).size === references.length ? [] : ['a row of a bank was kept twice']),
    ...found.flatMap(({ reference, amount, bookedAmount, state, taken, wrongEntries }) => [
      ...(Number(taken ?? 0) === bookedAmount
        ? []
        : [`the row ${reference} has booked ${bookedAmount}, in parts ${taken}`]),
      ...(bookedAmount <= amount && bookedAmount >= 0
        ? []
        : [`the row ${reference} of ${amount} has booked ${bookedAmount}`]),
      ...(Number(wrongEntries) === 0 ? [] : [`the row ${reference} is booked by what the ledger does not have`]),
      ...(state === 'aside' && bookedAmount > 0 ? [`the row ${reference} is set aside and booked`] : []),
    ]),
  ];
}

/** The parts of an entry by rate of tax are no more than it, and the tax that it contains no more than its standard part has (rules/tax 3). */
export async function taxesUntrue({ rows, books }: Scene): Promise<string[]> {
  const wrong = await rows<{ receiptNumber: string }>(
    `SELECT receiptNumber FROM ledger_entries WHERE orderId IN
     (SELECT id FROM orders WHERE itemId = ? UNION SELECT orderId FROM quotes WHERE title = ? AND orderId IS NOT NULL)
     AND taxPercent IS NOT NULL AND (standardRated < 0 OR zeroRated < 0 OR taxExempt < 0 OR tax < 0
       OR standardRated + zeroRated + taxExempt > amount)`,
    [books.tourId, books.title],
  );
  return wrong.map(({ receiptNumber }) => `${receiptNumber} is divided by tax into more than it is`);
}
