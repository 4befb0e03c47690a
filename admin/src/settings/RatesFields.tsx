import { OTHER_CURRENCIES, type ExchangeRates } from '@imisozi/core/exchange-rates';
import { Alert } from '@mui/material';
import { BooleanInput, NumberInput } from 'react-admin';
import { catDay } from '../format/catTime';
import { FieldGrid } from '../forms/FieldGrid';
import { RefusalsAbout } from '../forms/Refusals';
import { useLabel } from '../i18n/useLabel';
import { OLD_DAYS, oldRates } from './ratesForm';

/** The exchange rates of one US dollar, for the prices that visitors see beside dollars. */
export function RatesFields({ days }: Pick<ExchangeRates, 'days'>) {
  const label = useLabel();
  const old = oldRates(days);
  const helpOf = (day: string | null) =>
    day ? label('app.settings.rates.day', { day: catDay(day) }) : 'app.settings.rates.empty';
  return (
    <>
      <RefusalsAbout subject={/^Exchange rates/} />
      {old.length > 0 && (
        <Alert severity="warning">
          {label('app.settings.rates.old', { days: OLD_DAYS, currencies: old.join(', ') })}
          <BooleanInput source="areRatesConfirmed" label="app.settings.rates.confirm" helperText={false} />
        </Alert>
      )}
      <FieldGrid minWidth={220}>
        {OTHER_CURRENCIES.map((currency) => (
          <NumberInput
            key={currency}
            source={`rates.${currency}`}
            label={label('app.settings.rates.perDollar', { currency })}
            min={0}
            step="any"
            helperText={helpOf(days[currency])}
          />
        ))}
      </FieldGrid>
    </>
  );
}
