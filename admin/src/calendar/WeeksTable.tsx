import { Box } from '@mui/material';
import type { Day } from '@imisozi/core/kigali-time';
import type { ReactNode } from 'react';
import { WEEKDAYS } from '../departures/series';
import { useLabel } from '../i18n/useLabel';

interface WeeksTableProps {
  /** Its accessible name. */
  readonly title: string;
  readonly weeks: readonly (readonly Day[])[];
  /** The least height of a day, in pixels. */
  readonly height: number;
  readonly isOutside: (day: Day) => boolean;
  readonly children: (day: Day) => ReactNode;
}

/** Weeks as a table, from Monday on. */
export function WeeksTable({ title, weeks, height, isOutside, children }: WeeksTableProps) {
  const label = useLabel();
  return (
    <Box component="table" aria-label={title} sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <Box component="th" key={day} scope="col" sx={{ p: 0.5, textAlign: 'start', color: 'text.secondary' }}>
              {label(`app.departures.weekdays.${day}`)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Box
                component="td"
                key={day}
                sx={{
                  height,
                  p: 0.5,
                  verticalAlign: 'top',
                  border: 1,
                  borderColor: 'divider',
                  ...(isOutside(day) && { backgroundColor: 'var(--sunken)' }),
                }}
              >
                {children(day)}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
