import { texts, usd } from '../../texts/reader.js';
import type { MailBlock } from '../mail/mail.kinds.js';
import type { OrderRefund } from './order.ending.js';

/** The paid amount of an order that has ended, how much of it is kept and why, and the refund (rules/cancelling 7). */
function refundRows({ amount, sent, due, kept }: OrderRefund): (readonly [string, string])[] {
  const { facts } = texts();
  const rows: (readonly [string, number])[] = [
    [facts.paid, amount + kept],
    [facts.weKeep, kept],
    [due === 0 ? facts.refunded : facts.goesBack, amount],
    ...(due > 0 && sent > 0 ? ([[facts.refundedSoFar, sent]] as const) : []),
    ...(due > 0 && sent > 0 ? ([[facts.stillToCome, due]] as const) : []),
  ];
  return rows.filter(([, dollars]) => dollars > 0).map(([name, dollars]) => [name, usd(dollars)]);
}

/** {@link refundRows} for a mail; empty if nothing was paid. */
export function refundBlocks(refund: OrderRefund | null): MailBlock[] {
  if (!refund) return [];
  return [
    { kind: 'facts', rows: refundRows(refund), isAmounts: true },
    ...(refund.reason ? [{ kind: 'paragraph', text: refund.reason } as const] : []),
  ];
}
