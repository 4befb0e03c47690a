import { Box, Typography } from '@mui/material';
import { minValue, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { SIZES, type TourForm } from './tourForm';

/** The price for each group size, and a preview of the prices as visitors will see them. */
export function TourPrices() {
  const label = useLabel();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {label('app.tours.prices.label')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label('app.tours.prices.help')}
      </Typography>
      <Box
        sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' }}
      >
        <div>
          {SIZES.map((size) => (
            <NumberInput
              key={size}
              source={`price${size}`}
              label={label('app.tours.prices.people', { count: size })}
              min={0}
              step="any"
              validate={minValue(0, label('app.tours.prices.negative'))}
              helperText={false}
            />
          ))}
        </div>
        <Ladder />
      </Box>
    </Box>
  );
}

function Ladder() {
  const label = useLabel();
  const prices = useWatch<TourForm, readonly ['price1', 'price2', 'price3', 'price4', 'price5']>({
    name: ['price1', 'price2', 'price3', 'price4', 'price5'],
  });
  return (
    <Box sx={{ mt: 1, p: 2, borderRadius: 1, bgcolor: 'var(--sunken)', alignSelf: 'start' }} aria-live="polite">
      <PriceLadder heading={label('app.tours.prices.preview')} prices={prices} />
    </Box>
  );
}

interface PriceLadderProps {
  readonly heading: string;
  /** In US dollars, for groups of one, two and so on; empty for sizes that are not offered. */
  readonly prices: readonly (number | null | undefined)[];
}

/** What a group of each size pays, in total and per person. */
export function PriceLadder({ heading, prices }: PriceLadderProps) {
  const label = useLabel();
  return (
    <>
      <Typography variant="h3">{heading}</Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto auto', columnGap: 2, rowGap: 0.5 }}
      >
        {prices.map((price, place) => (
          <Box key={place} sx={{ display: 'contents' }}>
            <dt>{label('app.tours.prices.size', { count: place + 1 })}</dt>
            <Box component="dd" sx={{ m: 0, textAlign: 'end', fontWeight: price ? 650 : 400 }}>
              {price ? usd(price) : label('app.tours.prices.none')}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'end', color: 'text.secondary' }}>
              {price && place > 0
                ? label('app.tours.prices.perPerson', { price: usd(Math.round((price / (place + 1)) * 100) / 100) })
                : ''}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
