import { usd } from '@imisozi/core/money';
import type { useLabel } from '../i18n/useLabel';
import type { WaitingChange } from './delayedChanges';

type Label = ReturnType<typeof useLabel>;

/** What is about to happen to a booking. */
export function waitingText(label: Label, { order: { number, balance }, what }: WaitingChange): string {
  if ('amount' in what) {
    return label(`app.orders.later.${what.isOut ? 'moneyOut' : 'moneyIn'}`, { number, amount: usd(what.amount) });
  }
  return label(`app.orders.later.${what.to as 'PAID' | 'REJECTED'}`, { number, amount: usd(balance) });
}

/** The name of the button that undoes it. */
export const undoText = (label: Label, { order: { number }, what }: WaitingChange): string =>
  'amount' in what
    ? label('app.orders.later.undoMoney', { number, amount: usd(what.amount) })
    : label('app.orders.later.undoOf', { number, status: what.to });
