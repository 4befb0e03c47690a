import { usd } from '@imisozi/core/money';
import type { useLabel } from '../i18n/useLabel';
import type { WaitingChange } from './delayedChanges';

type Label = ReturnType<typeof useLabel>;

/** The text about a delayed change of a booking. */
export function waitingText(label: Label, { order: { number, balance }, what }: WaitingChange): string {
  if ('amount' in what) {
    return label(`app.orders.later.${what.isOut ? 'moneyOut' : 'moneyIn'}`, { number, amount: usd(what.amount) });
  }
  return label(`app.orders.later.${what.to as 'PAID' | 'REJECTED'}`, { number, amount: usd(balance) });
}

/** The accessible name of its Undo button. */
export const undoText = (label: Label, { order: { number }, what }: WaitingChange): string =>
  'amount' in what
    ? label('app.orders.later.undoMoney', { number, amount: usd(what.amount) })
    : label('app.orders.later.undoOf', { number, status: what.to });
