import { OTHER_CURRENCIES } from '@imisozi/core/exchange-rates';
import { daysBetween, today } from '@imisozi/core/kigali-time';
import { Alert, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import { catDay } from '../format/catTime';
import { FieldGrid } from '../forms/FieldGrid';
import { RefusalsAbout } from '../forms/Refusals';
import { useLabel } from '../i18n/useLabel';

/** From so many days on, a rate should be looked at again. */
const OLD_DAYS = 30;

/** How much of other currencies a dollar is, for the prices that visitors see beside dollars. */
export function RatesFields({ day }: { readonly day: string | null }) {
  const label = useLabel();
  return (
    <>
      <RefusalsAbout subject={/^Exchange rates/} />
      {day && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label('app.settings.rates.day', { day: catDay(day) })}
        </Typography>
      )}
      {day && daysBetween(day, today()) > OLD_DAYS && (
        <Alert severity="warning">{label('app.settings.rates.old', { days: OLD_DAYS })}</Alert>
      )}
      <FieldGrid least={220}>
        {OTHER_CURRENCIES.map((currency) => (
          <NumberInput
            key={currency}
            source={`rates.${currency}`}
            label={label('app.settings.rates.perDollar', { currency })}
            min={0}
            step="any"
            helperText="app.settings.rates.empty"
          />
        ))}
      </FieldGrid>
    </>
  );
}
