import { dollarsPaid, moneyIn, type PaidInCurrency } from '@imisozi/core/paid-in-currency';
import { refusal } from '../../platform/errors/refused.js';
import type { BookEntryDto } from './ledger.dto.js';

/**
 * What moved in another currency, if it did (rules/money 14).
 * @throws Refused without all of currency, amount and rate, and if they are not worth the dollars that are booked
 */
export function paidInCurrency({ amount: dollars, ...body }: BookEntryDto): PaidInCurrency | null {
  const { currency, amountInCurrency: amount, rate } = body;
  if (!currency && !amount && !rate) return null;
  if (!currency || !amount || !rate) throw refusal('currency-incomplete');
  const paid = { currency, amount, rate };
  const worth = dollarsPaid(paid);
  if (worth !== dollars) {
    throw refusal('currency-worth-otherwise', { money: moneyIn(paid, 'en-US'), rate, worth, amount: dollars });
  }
  return paid;
}
