import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Departure } from '../../data/types';
import { today } from '../../format/kigaliDays';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../page/LoadError';
import { Legend } from './Legend';
import { Month } from './Month';
import { useList } from '../../lists/useList';

const ALL_DEPARTURES = { page: 1, perPage: 1_000 };
const SOONEST = { field: 'startDate', order: 'ASC' } as const;

/** The departures of a year by day, with the list's filters for tour and state. */
function useDeparturesOf(year: number) {
  const { tourId, state } = useList().filterValues as { tourId?: string; state?: string };
  const filter = { from: `${year}-01-01`, to: `${year}-12-31`, ...(tourId && { tourId }), ...(state && { state }) };
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Departure>(
    'departures',
    { filter, sort: SOONEST, pagination: ALL_DEPARTURES },
    { placeholderData: (before) => before },
  );
  return { byDay: Map.groupBy(data, ({ startDate }) => startDate), error, refetch };
}

/** The calendar of a year, whose days link to their departures. */
export function Year() {
  const label = useLabel();
  const [year, setYear] = useState(() => Number(today().slice(0, 4)));
  const { byDay, error, refetch } = useDeparturesOf(year);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Card component="section" aria-label={label('app.departures.year.name', { year })} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <IconButton aria-label={label('app.departures.year.earlier')} onClick={() => setYear(year - 1)}>
          <ChevronLeft />
        </IconButton>
        <Typography variant="h2" aria-live="polite">
          {year}
        </Typography>
        <IconButton aria-label={label('app.departures.year.later')} onClick={() => setYear(year + 1)}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        }}
      >
        {Array.from({ length: 12 }, (_, month) => (
          <Month key={month} year={year} month={month} byDay={byDay} />
        ))}
      </Box>
      <Legend />
    </Card>
  );
}
