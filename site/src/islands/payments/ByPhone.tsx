import type { UseFormReturn } from 'react-hook-form';
import {
  MOBILE_CURRENCY,
  MOBILE_NAMES,
  MOBILE_STARTS,
  mobileNumber,
  type MobileProvider,
} from '@imisozi/core/mobile-money';
import { minorUnitsFor } from '@imisozi/core/paid-in-currency';
import { pay } from '../../i18n/for-payments';
import { francs } from '../../lib/francs';
import type { MobileOffer } from '../../lib/mobile-money';
import { TextField } from '../form/fields';

/** What the payer chooses and types. */
export type PayValues = Record<'method' | 'amount' | 'phoneNumber', string>;

/** The francs that an amount in dollars is at the rate that the payer is shown. */
export const francsOf = (dollars: number, { rate }: MobileOffer): number =>
  minorUnitsFor(MOBILE_CURRENCY, dollars, rate);

interface Props {
  readonly form: UseFormReturn<PayValues>;
  readonly provider: MobileProvider;
  readonly offer: MobileOffer;
  /** US dollars. */
  readonly amount: number;
}

/** The number that pays, and what it pays in francs (rules/mobile-money 2). */
export function ByPhone({ form, provider, offer, amount }: Props) {
  const text = pay.mobile;
  const hint = text.hint({ service: MOBILE_NAMES[provider], starts: MOBILE_STARTS[provider].join(', ') });
  return (
    <div className="by-phone">
      <p>{text.francs({ francs: francs(francsOf(amount, offer)), rate: offer.rate })}</p>
      <TextField
        // The rules of one service are not those of the other.
        key={provider}
        form={form}
        name="phoneNumber"
        label={text.phone}
        hint={hint}
        type="tel"
        autoComplete="tel"
        rules={{ required: hint, validate: (typed) => mobileNumber(typed, provider) !== null || hint }}
      />
    </div>
  );
}
