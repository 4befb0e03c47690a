import { toCents } from '@imisozi/core/money';
import { dueText } from '@imisozi/core/terms-sentences';
import { moneyTerms, pay as text } from '../../i18n/for-payments';
import type { OrderPage } from '../../lib/api/types';
import { catDay } from '../../lib/cat-time';
import { usd } from '../../lib/money';
import { nextDue } from '../../lib/next-due';
import type { Choice } from './ChoiceField';

/**
 * What can be paid now: the next instalment or everything. The values are amounts in US dollars; none if only the whole
 * balance is left.
 */
export function payableParts(order: OrderPage | undefined): readonly Choice[] {
  const next = order && nextDue(order);
  if (!next) return [];
  const { balance, instalments } = order;
  const later = instalments.find(({ label, dueDate }) => label !== next.label && dueDate !== 'now');
  const rest = (toCents(balance) - toCents(next.left)) / 100;
  return [
    {
      value: String(next.left),
      text: moneyTerms.instalments[next.label],
      amount: usd(next.left),
      detail: later && text.later({ due: dueText(later, moneyTerms, catDay), amount: usd(rest) }),
    },
    { value: String(balance), text: moneyTerms.instalments.full, amount: usd(balance) },
  ];
}
