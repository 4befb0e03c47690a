import { Box, Typography } from '@mui/material';
import type { Day } from '@imisozi/core/kigali-time';
import type { Departure } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { WEEKDAYS } from '../series';
import { MarkedDay } from './MarkedDay';

const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

interface MonthProps {
  readonly year: number;
  /** From 0 for January. */
  readonly month: number;
  readonly byDay: ReadonlyMap<Day, readonly Departure[]>;
}

/** A small calendar of a month; weeks begin on Monday. */
export function Month({ year, month, byDay }: MonthProps) {
  const label = useLabel();
  const first = new Date(Date.UTC(year, month, 1));
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const column = ((first.getUTCDay() + 6) % 7) + 1;
  return (
    <Box component="section">
      <Typography variant="h3">{name.format(first)}</Typography>
      <Box sx={GRID} aria-hidden>
        {WEEKDAYS.map((day) => (
          <Box key={day} sx={{ color: 'text.secondary', fontSize: '0.6875rem' }}>
            {label(`app.departures.weekdays.${day}`).slice(0, 2)}
          </Box>
        ))}
      </Box>
      <Box component="ol" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
        {Array.from({ length: days }, (_, index) => {
          const day = new Date(Date.UTC(year, month, index + 1)).toISOString().slice(0, 10);
          const departures = byDay.get(day);
          return (
            <Box component="li" key={day} sx={index === 0 ? { gridColumnStart: column } : undefined}>
              {departures ? <MarkedDay day={day} departures={departures} /> : index + 1}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: '28px',
} as const;
