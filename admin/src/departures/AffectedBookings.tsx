import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import { usd } from '@imisozi/core/money';
import type { DepartureCancellation } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { choiceValue } from './cancelChoices';
import { datesOf, useSeatsLeft } from './departureWords';

/** How many rows are rendered at a time, because each has a select. */
const ROWS_AT_ONCE = 50;

/** The bookings of a departure to cancel, with a choice for each. Rows that are not shown yet keep the proposal. */
export function AffectedBookings({ cancellation }: { readonly cancellation: DepartureCancellation }) {
  const label = useLabel();
  const seatsOf = useSeatsLeft();
  const { orders, departures } = cancellation;
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  const hidden = orders.length - rows;
  const moves = departures.map((departure) => {
    const dates = datesOf(departure);
    const seats = seatsOf(departure);
    const name = label('app.departures.cancel.move', { dates });
    return { id: choiceValue('move', departure.id), name: seats ? `${name} (${seats})` : name };
  });
  return (
    <>
      <Box component="ul" aria-label={label('app.departures.cancel.bookings')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orders.slice(0, rows).map(({ id, number, names, people, refund, balance }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
              columnGap: 2,
              alignItems: 'center',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <div>
              <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{names}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[
                  number,
                  label('app.departures.cancel.people', { count: people }),
                  refund > 0
                    ? label('app.departures.cancel.paid', { amount: usd(refund) })
                    : label('app.departures.cancel.unpaid', { amount: usd(balance) }),
                ].join(' · ')}
              </Typography>
            </div>
            <SelectInput
              source={`choices.${id}`}
              label={label('app.departures.cancel.choice', { number })}
              choices={[
                ...moves,
                {
                  id: 'refund',
                  name:
                    refund > 0
                      ? label('app.departures.cancel.refund', { amount: usd(refund) })
                      : label('app.departures.cancel.free'),
                },
                { id: 'tell', name: label('app.departures.cancel.tell') },
              ]}
              translateChoice={false}
              helperText={false}
              isRequired
            />
          </Box>
        ))}
      </Box>
      {hidden > 0 && (
        <Box sx={{ py: 1 }}>
          <Typography variant="body2">{label('app.departures.cancel.more', { count: hidden })}</Typography>
          <Button onClick={() => setRows(rows + ROWS_AT_ONCE)}>
            {label('app.departures.cancel.showMore', { count: Math.min(hidden, ROWS_AT_ONCE) })}
          </Button>
        </Box>
      )}
    </>
  );
}
