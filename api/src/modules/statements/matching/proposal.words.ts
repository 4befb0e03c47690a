import { usd } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { LedgerDirection } from '@imisozi/core/ledger';
import type { Clue, Match, MatchedPart } from './matcher.js';

const CLUES: Readonly<Record<Clue, string>> = {
  number: 'It names the booking',
  full: 'It names the client',
  part: 'It has a name of the client',
  amount: 'Only the amount fits',
};

const DUES = {
  deposit: 'the deposit',
  balance: 'the balance',
  full: 'the price',
  left: 'all that is left',
  refund: 'what is owed to the client',
} as const;

/** Why a booking is proposed, in words for staff. */
export function reasonOf({ clue, fit, parts, rate }: Match, direction: LedgerDirection): string {
  if (parts.length > 1) return `It names ${parts.length} bookings and is exactly what they have to pay.`;
  const [part] = parts as readonly [MatchedPart];
  const { expected, due, fee } = part;
  if (direction === 'in' && expected.hasEnded) return `${CLUES[clue]}, which has ended: the money would go back.`;
  if (!due || !fit) {
    const left = direction === 'in' ? expected.left : expected.refundDue;
    const words = direction === 'in' ? 'left to pay' : 'owed to the client';
    return `${CLUES[clue]}, but the amount is not what is due: ${usd(toDollars(left))} is ${words}.`;
  }
  const amount = `${DUES[due.what]} of ${usd(toDollars(due.cents))}`;
  if (fit === 'fee') return `${CLUES[clue]}; the amount is ${amount}, less ${usd(toDollars(fee))} that a bank kept.`;
  if (fit === 'rate') return `${CLUES[clue]}; the amount is ${amount} at a rate of ${rate}, near the office’s.`;
  return clue === 'amount' ? `Only the amount fits: it is ${amount}.` : `${CLUES[clue]}; the amount is ${amount}.`;
}

export const SAME_AS_ANOTHER = 'Another statement has a row of this day and amount: it may be the same transfer.';
export const RECORDED_BY_HAND = 'A transfer of this amount was recorded by hand in these days: it may be this one.';
export const PAID_BY_EARLIER_ROW = 'An earlier row of this statement pays the same.';
