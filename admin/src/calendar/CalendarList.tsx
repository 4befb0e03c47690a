import { Box, Typography } from '@mui/material';
import type { Day } from '@imisozi/core/kigali-time';
import { useLabel } from '../i18n/useLabel';
import { CalendarEntry } from './CalendarEntry';
import type { OnDay } from './calendarEntries';
import { dayTitle } from './calendarWords';
import { DayLink } from './DayLink';

interface CalendarListProps {
  /** The days of the month or week itself, without those of adjacent months. */
  readonly days: readonly Day[];
  readonly found: ReadonlyMap<Day, OnDay>;
  readonly today: Day;
  readonly current: Day;
  /** Its accessible name. */
  readonly title: string;
}

/**
 * The days of a month or week below each other, for a phone. Days on which nothing starts are left out, except today
 * and the first, which shows where the month or week begins.
 */
export function CalendarList({ days, found, today, current, title }: CalendarListProps) {
  const label = useLabel();
  const isBusy = (day: Day) => day === today || (found.get(day)?.starting.length ?? 0) > 0;
  if (!days.some(isBusy)) return <Typography>{label('app.calendar.empty')}</Typography>;
  const busy = days.filter((day, index) => index === 0 || isBusy(day));
  // The arrow keys start from the first day if the current one is not in the list.
  const first = busy.includes(current) ? current : busy[0];
  return (
    <Box component="ol" aria-label={title} sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
      {busy.map((day) => {
        const { starting = [], underWay = [] } = found.get(day) ?? {};
        return (
          <Box component="li" key={day}>
            <DayLink day={day} isToday={day === today} isCurrent={day === first} text={dayTitle(day)} />
            <Box component="ul" sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
              {starting.map((entry) => (
                <li key={entry.id}>
                  <CalendarEntry entry={entry} />
                </li>
              ))}
            </Box>
            {underWay.length > 0 && (
              <Typography sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
                {label('app.calendar.underWay', { count: underWay.length })}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
