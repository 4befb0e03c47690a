import type { LedgerKind } from '@imisozi/core/ledger';
import { usd } from '@imisozi/core/money';
import type { MailBlock } from '../mail/mail.kinds.js';
import type { OrderRefund } from './cancelling/order.ending.js';

const WAYS_BACK: Readonly<Record<LedgerKind, string>> = {
  card: 'to the card',
  bank: 'by bank transfer',
  cash: 'in cash',
  'mobile-money': 'by mobile money',
  other: '',
};

/** `the way you paid: to the card`. */
export function waysBack(ways: readonly LedgerKind[]): string {
  const words = ways.map((way) => WAYS_BACK[way]);
  if (words.length === 0 || words.includes('')) return 'the way you paid';
  return words.length === 1 ? `the way you paid (${words[0]})` : `the ways you paid (${words.join(' and ')})`;
}

/** What was paid for an order that has ended, what of it is kept and why, and what goes back (trade 4). */
function refundRows({ amount, sent, due, kept }: OrderRefund): (readonly [string, string])[] {
  const rows: (readonly [string, number])[] = [
    ['Paid', amount + kept],
    ['We keep', kept],
    [due === 0 ? 'Refunded' : 'Goes back to you', amount],
    ...(due > 0 && sent > 0 ? ([['Refunded so far', sent]] as const) : []),
    ...(due > 0 && sent > 0 ? ([['Still to come', due]] as const) : []),
  ];
  return rows.filter(([, dollars]) => dollars > 0).map(([name, dollars]) => [name, usd(dollars)]);
}

/** {@link refundRows} for a mail; nothing where nothing was paid. */
export function refundBlocks(refund: OrderRefund | null): MailBlock[] {
  if (!refund) return [];
  return [
    { kind: 'facts', rows: refundRows(refund), isAmounts: true },
    ...(refund.reason ? [{ kind: 'paragraph', text: refund.reason } as const] : []),
  ];
}
