import { Box, Chip } from '@mui/material';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { TravelRange } from '../format/kigaliDays';
import { useQuickFilter } from '../lists/useQuickFilter';
import { useLabel } from '../i18n/useLabel';
import { isGoingAhead } from './orderFilterInputs';
import { useList } from '../lists/useList';

const RANGES: readonly TravelRange[] = ['today', 'tomorrow', 'weekend', 'week'];
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const SOONEST = { field: 'needDate', order: 'ASC' } as const;

/** Quick filters by travel date in Kigali: each shows the bookings that go ahead; a second click shows all again. */
export function TravelChips() {
  const label = useLabel();
  const change = useQuickFilter();
  const { travels } = useList().filterValues;
  return (
    <Box role="group" aria-label={label('app.orders.travel.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {RANGES.map((name) => {
        const isChosen = travels === name;
        const choose = () =>
          change(({ status, ...others }) => ({ ...others, status: status ?? ACTIVE_STATUSES, travels: name }), SOONEST);
        const leave = () =>
          change(
            ({ travels: _, status, ...others }) => (isGoingAhead(status) ? others : { ...others, status }),
            NEWEST,
          );
        return (
          <Chip
            key={name}
            component="button"
            label={label(`app.orders.travel.${name}`)}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={isChosen ? leave : choose}
          />
        );
      })}
    </Box>
  );
}
