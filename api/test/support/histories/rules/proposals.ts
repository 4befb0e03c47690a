import type { Scene } from '../scene.ts';

interface QuoteRow {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly orderId: string | null;
  readonly acceptedOption: number | null;
  readonly options: string | readonly OptionOfQuote[];
  readonly orderAmount: number | null;
}

interface OptionOfQuote {
  readonly lines: readonly { readonly amount: number }[];
}

/** A proposal is accepted once at most, and its order has the price of the option that was chosen (rules/proposals 5). */
export async function proposalsUntrue({ rows, books }: Scene): Promise<string[]> {
  const quotes = await rows<QuoteRow>(
    `SELECT q.id, q.number, q.state, q.orderId, q.acceptedOption, q.options, o.amount AS orderAmount
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

function quoteUntrue({ number, state, orderId, acceptedOption, options, orderAmount }: QuoteRow): string[] {
  if ((state === 'ACCEPTED') !== (orderId !== null)) return [`${number} is ${state}, and its order is ${orderId}`];
  if (!orderId) return [];
  const all = typeof options === 'string' ? (JSON.parse(options) as OptionOfQuote[]) : options;
  const chosen = all[acceptedOption ?? -1]?.lines.reduce((sum, { amount }) => sum + amount, 0);
  return chosen === orderAmount ? [] : [`${number} was accepted for ${chosen}, and its order is ${orderAmount}`];
}
