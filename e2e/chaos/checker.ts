import type { Outside } from '../support/database.ts';
import type { PlannedFault } from './faults.ts';
import type { TakenMail } from './mail-server.ts';
import type { Told } from './traffic.ts';

/** Who gets which mail of an order, by the address's side. */
const ORDERED = ['order-received-client', 'order-received-company'];

interface OrderRow {
  readonly id: string;
  readonly clientKey: string;
  readonly number: string;
  readonly email: string;
  readonly status: string;
  readonly invoiceNumber: string | null;
}

interface MailRow {
  readonly id: string;
  readonly template: string;
  readonly recipient: string;
  readonly sentAt: string | null;
  readonly orderId: string | null;
}

/**
 * Reads the database and the mail server, and nothing that the product says of itself.
 * @returns what is wrong, a sentence each
 */
export async function faultsFound(database: Outside, told: Told, taken: readonly TakenMail[]): Promise<string[]> {
  const all = await database.rows<OrderRow>('SELECT * FROM orders');
  const orders = all.filter(({ email }) => email.startsWith('chaos.'));
  const mails = await database.rows<MailRow>('SELECT id, template, recipient, sentAt, orderId FROM mails');
  const receipts = await database.rows<{ receiptNumber: string }>(
    `SELECT receiptNumber FROM ledger_entries WHERE receiptNumber LIKE 'RCT-%'`,
  );
  return [
    ...ordersTold(orders, told),
    ...gapsIn(
      'order numbers',
      all.map(({ number }) => number),
    ),
    ...gapsIn(
      'invoice numbers',
      all.flatMap(({ invoiceNumber }) => invoiceNumber ?? []),
    ),
    ...gapsIn(
      'receipt numbers',
      receipts.map(({ receiptNumber }) => receiptNumber),
    ),
    ...mailsOf(orders, mails, taken),
    ...(await jobsLost(database)),
    ...(await paymentsOf(database, orders, told)),
  ];
}

/** Whatever strikes, the traffic of a round has to be worked off. */
const QUIET_ROUND_S = 10;

/**
 * What one fault delays the next may delay again, so each adds to what a round may take.
 * @param seconds from the end of the last fault until all was done
 * @returns a sentence when that was too long
 */
export function slownessFound(seconds: number, faults: readonly PlannedFault[]): string[] {
  const limit = faults.reduce((sum, { fault }) => sum + fault.lastsS, QUIET_ROUND_S);
  return seconds > limit ? [`All was done ${seconds} s after the last fault, and ${limit} s is the most`] : [];
}

/** How many mails came more often than once, each under its one Message-ID. */
export const copiesOf = (taken: readonly TakenMail[]): number =>
  taken.length - new Set(taken.map(({ messageId }) => messageId)).size;

function ordersTold(orders: readonly OrderRow[], { orders: told }: Told): string[] {
  const byEmail = Map.groupBy(orders, ({ email }) => email);
  return [
    ...[...told].flatMap(([email, { key, number }]) => {
      const kept = byEmail.get(email) ?? [];
      const isOnce = kept.length === 1 && kept[0]!.clientKey === key && kept[0]!.number === number;
      return isOnce ? [] : [`${email} was answered ${number}, and the database has ${kept.length} orders of them`];
    }),
    ...[...byEmail].flatMap(([email, kept]) => (kept.length > 1 ? [`${email} has ${kept.length} orders`] : [])),
  ];
}

/** Numbers such as `2026-000042` and `INV-2026-000042`, in one series a year. */
function gapsIn(what: string, numbers: readonly string[]): string[] {
  const series = Map.groupBy(numbers, (number) => number.slice(0, number.lastIndexOf('-')));
  return [...series].flatMap(([name, members]) => {
    const sorted = members.map((number) => Number(number.slice(number.lastIndexOf('-') + 1))).sort((a, b) => a - b);
    const isGapless = sorted.every((number, index) => number === sorted[0]! + index);
    return isGapless ? [] : [`The ${what} of ${name} have gaps or stand twice: ${sorted.join(' ')}`];
  });
}

function mailsOf(orders: readonly OrderRow[], mails: readonly MailRow[], taken: readonly TakenMail[]): string[] {
  const copies = Map.groupBy(taken, ({ messageId }) => messageId.slice(1, messageId.indexOf('@')));
  const known = new Map(mails.map((mail) => [mail.id, mail]));
  const ofOrder = Map.groupBy(mails, ({ orderId }) => orderId);
  return [
    ...orders.flatMap(({ id, number, status }) => {
      const own = ofOrder.get(id) ?? [];
      const missing = ORDERED.filter((template) => own.filter((mail) => mail.template === template).length !== 1);
      const wanted = ORDERED.length + (status === 'PAID' ? 2 : 0);
      return [
        ...missing.map((template) => `The order ${number} has not exactly one mail ${template}`),
        ...(own.length === wanted ? [] : [`The order ${number}, ${status}, has ${own.length} mails`]),
        ...own
          .filter((mail) => !mail.sentAt || !copies.has(mail.id))
          .map(
            (mail) =>
              `The mail ${mail.template} of ${number} was ${mail.sentAt ? 'sent' : 'not sent'}, and came ${copies.get(mail.id)?.length ?? 0} times`,
          ),
      ];
    }),
    ...[...copies].flatMap(([id, [first]]) =>
      known.get(id)?.recipient === first!.to ? [] : [`A mail to ${first!.to} came that the outbox does not know`],
    ),
  ];
}

async function jobsLost(database: Outside): Promise<string[]> {
  const open = await database.rows<{ status: string; queue: string; name: string; lastError: string | null }>(
    "SELECT status, queue, name, lastError FROM jobs WHERE status <> 'DONE'",
  );
  return open.map(({ queue, name, status, lastError }) => `A job ${queue}/${name} is ${status}: ${lastError}`);
}

async function paymentsOf(database: Outside, orders: readonly OrderRow[], { paid }: Told): Promise<string[]> {
  const settled = await database.rows<{ orderId: string | null; status: string }>(
    "SELECT orderId, status FROM payments WHERE status IN ('SETTLED', 'REVIEW')",
  );
  return orders.flatMap(({ id, clientKey, number, status }) => {
    const own = settled.filter(({ orderId }) => orderId === id);
    const settledOnes = own.filter((payment) => payment.status === 'SETTLED').length;
    return [
      ...(settledOnes > 1 ? [`The order ${number} was paid ${settledOnes} times`] : []),
      ...(own.some((payment) => payment.status === 'REVIEW') ? [`A payment of ${number} is in review`] : []),
      ...(status === 'PAID' && settledOnes !== 1 ? [`The order ${number} is PAID without a settled payment`] : []),
      ...(paid.has(clientKey) && status !== 'PAID'
        ? [`The order ${number} was told to be paid, and is ${status}`]
        : []),
    ];
  });
}
