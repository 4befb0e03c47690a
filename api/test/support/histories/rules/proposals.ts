import type { Scene } from '../scene.ts';

interface QuoteRow {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly orderId: string | null;
  readonly acceptedOption: number | null;
  readonly options: string | readonly OptionOfQuote[];
  readonly departureId: string | null;
  readonly travellers: string | Readonly<Record<string, number>>;
  readonly orderAmount: number | null;
  readonly orderDeparture: string | null;
  readonly orderPeople: number | null;
  readonly orderRevision: number | null;
  readonly orderStatus: string | null;
}

const GOING_ON: readonly string[] = ['PENDING', 'APPROVED', 'PAID'];

interface OptionOfQuote {
  readonly lines: readonly { readonly amount: number }[];
}

/**
 * A proposal is accepted once at most; its order has the price of the option that was chosen, and as many seats of the
 * departure as the party has people (rules/proposals 5, 12).
 */
export async function proposalsUntrue({ rows, books }: Scene): Promise<string[]> {
  const quotes = await rows<QuoteRow>(
    `SELECT q.id, q.number, q.state, q.orderId, q.acceptedOption, q.options, q.departureId, q.travellers,
       o.amount AS orderAmount, o.departureId AS orderDeparture, o.people AS orderPeople,
       o.revision AS orderRevision, o.status AS orderStatus
     FROM quotes q LEFT JOIN orders o ON o.id = q.orderId WHERE q.title = ?`,
    [books.title],
  );
  const orphans = await rows<{ number: string }>(
    `SELECT number FROM orders WHERE source = 'proposal' AND email LIKE ?
     AND id NOT IN (SELECT orderId FROM quotes WHERE orderId IS NOT NULL)`,
    [`${books.mark}%`],
  );
  const orderIds = quotes.flatMap(({ orderId }) => orderId ?? []);
  return [
    ...(new Set(orderIds).size === orderIds.length ? [] : ['two proposals have one order']),
    ...orphans.map(({ number }) => `the order ${number} of a proposal belongs to none`),
    ...[...books.accepted].flatMap(([id, keys]) =>
      keys.size > 1 ? [`the proposal ${id} made ${keys.size} orders`] : [],
    ),
    ...quotes.flatMap(quoteUntrue),
  ];
}

const parsed = <Kept>(column: string | Kept): Kept =>
  typeof column === 'string' ? (JSON.parse(column) as Kept) : column;

function quoteUntrue(quote: QuoteRow): string[] {
  const { number, state, orderId, acceptedOption, options, orderAmount } = quote;
  if ((state === 'ACCEPTED') !== (orderId !== null)) return [`${number} is ${state}, and its order is ${orderId}`];
  if (!orderId) return [];
  const all = parsed(options);
  const chosen = all[acceptedOption ?? -1]?.lines.reduce((sum, { amount }) => sum + amount, 0);
  // Until somebody changes the order: a change has a price of its own.
  if (quote.orderRevision !== 1) return [];
  return [
    ...(chosen === orderAmount ? [] : [`${number} was accepted for ${chosen}, and its order is ${orderAmount}`]),
    ...seatsUntrue(quote),
  ];
}

/** Until somebody changes or ends the order, it has the seats that were accepted. */
function seatsUntrue({ number, departureId, travellers, ...order }: QuoteRow): string[] {
  if (!GOING_ON.includes(order.orderStatus ?? '')) return [];
  const party = Object.values(parsed(travellers)).reduce((sum, count) => sum + count, 0);
  return order.orderDeparture === departureId && order.orderPeople === party
    ? []
    : [
        `${number} is for ${party} on ${departureId}, and its order for ${order.orderPeople} on ${order.orderDeparture}`,
      ];
}
