import { isMobileProvider } from '@imisozi/core/mobile-money';
import { usd } from '@imisozi/core/money';
import { MINOR_DIGITS, moneyIn } from '@imisozi/core/paid-in-currency';
import type { Payment } from './payment.entity.js';

/** An amount in whole units of its currency. */
interface Money {
  readonly currency: string;
  readonly amount: number;
}

/** What the gateway was asked to take: dollars by card, francs by mobile money. */
export function asked({ inCurrency, amount, currency }: Pick<Payment, 'inCurrency' | 'amount' | 'currency'>): Money {
  if (!inCurrency) return { currency, amount };
  return { currency: inCurrency.currency, amount: inCurrency.amount / 10 ** MINOR_DIGITS[inCurrency.currency] };
}

/** Another amount of what was asked for: `$320.50`, `RWF 469,853`. */
export const written = ({ inCurrency }: Pick<Payment, 'inCurrency'>, amount: number): string =>
  inCurrency
    ? moneyIn({ ...inCurrency, amount: amount * 10 ** MINOR_DIGITS[inCurrency.currency] }, 'en-US')
    : usd(amount);

/** No money moves with it (rules/payments 1, rules/mobile-money 6). */
export const isTestPayment = ({ provider, isTest }: Pick<Payment, 'provider' | 'isTest'>): boolean =>
  isTest || provider === 'sandbox';

export const isMobilePayment = ({ provider }: Pick<Payment, 'provider'>): boolean => isMobileProvider(provider);
