import { Box, Typography } from '@mui/material';
import { usd } from '@imisozi/core/money';
import type { ReactNode } from 'react';
import type { NewOrderPrice } from '../../data/types';
import { dayName } from '../../format/catTime';
import { today } from '../../format/kigaliDays';
import { ErrorAlerts } from '../../forms/ErrorAlerts';
import { sentencesOf } from '../../data/failures';
import { useLabel } from '../../i18n/useLabel';
import { MissingSeats } from '../trip/MissingSeats';
import { PriceTable } from './PriceTable';
import { useLivePrice } from './useLivePrice';

interface LivePriceProps {
  /** Refusals of the booking; those that the price shows already are not repeated. */
  readonly refusals: readonly string[];
}

/** The price of the form's booking, or why it has none, and what to do if there are not enough seats. */
export function LivePrice({ refusals }: LivePriceProps) {
  const label = useLabel();
  const live = useLivePrice();
  return (
    <PriceOrReason live={live} refusals={refusals}>
      {(price) => <MissingSeats departure={price} people={price.people} force={label('app.orders.create.force')} />}
    </PriceOrReason>
  );
}

interface PriceOrReasonProps extends LivePriceProps {
  readonly live: ReturnType<typeof useLivePrice>;
  /** What stands below a price. */
  readonly children: (price: NewOrderPrice) => ReactNode;
}

/** A price, or why there is none. */
export function PriceOrReason({ live: { price, error }, refusals, children }: PriceOrReasonProps) {
  const label = useLabel();
  const unpriced = error ? sentencesOf(error) : [];
  return (
    <Box component="section" aria-labelledby="live-price" sx={{ mb: 2 }}>
      <Typography id="live-price" variant="h2" sx={{ mb: 1 }}>
        {label('app.orders.create.price.heading')}
      </Typography>
      <div aria-live="polite">
        {error ? (
          <ErrorAlerts sentences={unpriced} />
        ) : price ? (
          <Priced price={price} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{label('app.orders.create.price.waiting')}</Typography>
        )}
      </div>
      {price && !error && children(price)}
      <Box aria-live="polite">
        <ErrorAlerts sentences={refusals.filter((sentence) => !unpriced.includes(sentence))} />
      </Box>
    </Box>
  );
}

interface OfPrice {
  readonly price: NewOrderPrice;
}

function Priced({ price: { lines, total, instalments, travelDate, endDate, commission } }: OfPrice) {
  const label = useLabel();
  const days = [travelDate, endDate === travelDate ? null : endDate].flatMap((day) => (day ? [dayName(day)] : []));
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{days.join(' – ')}</Typography>
      <PriceTable lines={lines} total={total} />
      {commission > 0 && (
        <Typography sx={{ mt: 1 }}>{label('app.agents.commissionOf', { amount: usd(commission) })}</Typography>
      )}
      {instalments.length > 1 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, color: 'text.secondary' }}>
          {instalments.map(({ label: name, dueDate, amount }) => (
            <li key={name}>
              {label(`app.orders.create.price.due.${name}`, {
                amount: usd(amount),
                day: dueDate <= today() ? label('app.orders.create.price.now') : dayName(dueDate),
              })}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
