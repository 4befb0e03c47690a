import { CURRENCY, usd } from '@imisozi/core/money';
import { moneyIn } from '@imisozi/core/paid-in-currency';
import type { ConfirmedRow, StatementProposal, StatementRow } from '../data/types';

/** An amount in whole minor units of a currency: `$1,260`, `RWF 1,847,160`. */
export const minorMoney = (amount: number, currency: StatementRow['currency']): string =>
  currency === CURRENCY ? usd(amount / 100) : moneyIn({ amount, currency }, 'en-US');

/** What is sent to book a row as it is proposed. */
export const asProposed = ({ id }: StatementRow, { parts, rate }: StatementProposal): ConfirmedRow => ({
  row: id,
  parts: parts.map(({ orderId, amount, fee }) => ({ orderId, amount, fee })),
  ...(rate !== null && { rate }),
});

/** The proposal of a row that nothing speaks against; undefined without one. */
export const sureProposal = ({ proposals: [best] }: StatementRow): StatementProposal | undefined =>
  best?.confidence === 'sure' ? best : undefined;
