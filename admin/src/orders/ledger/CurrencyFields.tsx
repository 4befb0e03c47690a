import { OTHER_CURRENCIES, type OtherCurrency } from '@imisozi/core/exchange-rates';
import { exchangeRate } from '@imisozi/core/fields/counts';
import { CURRENCY } from '@imisozi/core/money';
import { dollarsPaid, MINOR_DIGITS, minorUnits, minorUnitsFor } from '@imisozi/core/paid-in-currency';
import { useEffect, type ChangeEvent } from 'react';
import { maxValue, minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NewLedgerEntry } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';

/** What moved, as the form has it: an amount in units of the currency, not in its minor ones. */
export interface CurrencyForm {
  readonly currency: typeof CURRENCY | OtherCurrency;
  readonly inCurrency?: number | null;
  readonly rate?: number | null;
}

const CHOICES = [CURRENCY, ...OTHER_CURRENCIES].map((id) => ({ id, name: id }));

/** The fields of the request about the currency; none for dollars. */
export const currencyIn = ({
  currency,
  inCurrency,
  rate,
}: CurrencyForm): Pick<NewLedgerEntry, 'currency' | 'amountInCurrency' | 'rate'> =>
  currency === CURRENCY || !inCurrency || !rate
    ? {}
    : { currency, amountInCurrency: minorUnits(currency, inCurrency), rate };

interface CurrencyFieldsProps {
  /** The office's rates per dollar, which are proposed. */
  readonly rates: Readonly<Partial<Record<string, number>>> | undefined;
}

/** The currency of a payment; for another than dollars the amount and the rate, which make the dollars. */
export function CurrencyFields({ rates }: CurrencyFieldsProps) {
  const label = useLabel();
  const { getValues, setValue } = useFormContext<CurrencyForm & { amount: number | null }>();
  const { currency, inCurrency, rate } = useWatch<CurrencyForm>() as CurrencyForm;
  const missing = label('app.ledger.record.inCurrencyMissing');

  // What moved makes the dollars, as it is typed.
  useEffect(() => {
    if (currency === CURRENCY || !inCurrency || !rate) return;
    const dollars = dollarsPaid({ currency, amount: minorUnits(currency, inCurrency), rate });
    setValue('amount', dollars, { shouldValidate: true });
  }, [currency, inCurrency, rate, setValue]);

  function choose(chosen: CurrencyForm['currency']): void {
    if (chosen === CURRENCY) return;
    const proposed = rates?.[chosen] ?? null;
    const { amount } = getValues();
    const minor = proposed && amount ? minorUnitsFor(chosen, amount, proposed) : null;
    setValue('rate', proposed);
    setValue('inCurrency', minor && minor / 10 ** MINOR_DIGITS[chosen]);
  }

  return (
    <>
      <SelectInput
        source="currency"
        label="app.ledger.record.currency"
        choices={CHOICES}
        translateChoice={false}
        helperText={false}
        validate={required()}
        onChange={(event) => choose((event as ChangeEvent<HTMLInputElement>).target.value as CurrencyForm['currency'])}
      />
      {currency !== CURRENCY && (
        <>
          <NumberInput
            source="inCurrency"
            label={label('app.ledger.record.inCurrency', { currency })}
            step={10 ** -MINOR_DIGITS[currency]}
            min={0}
            helperText={false}
            validate={[required(missing), minValue(10 ** -MINOR_DIGITS[currency], missing)]}
          />
          <NumberInput
            source="rate"
            label={label('app.ledger.record.rate', { currency })}
            step="any"
            min={0}
            helperText={false}
            validate={[
              required(label('app.ledger.record.rateMissing')),
              minValue(exchangeRate.min),
              maxValue(exchangeRate.max),
            ]}
          />
        </>
      )}
    </>
  );
}
