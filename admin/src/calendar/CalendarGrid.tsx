import { Box, Typography } from '@mui/material';
import type { Day } from '@imisozi/core/kigali-time';
import { LinkBase } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { calendarPath, type Shown } from './calendarDays';
import type { OnDay } from './calendarEntries';
import { CalendarEntry } from './CalendarEntry';
import { DayLink } from './DayLink';
import { WeeksTable } from './WeeksTable';

/** In a month, at most so many entries of a day are shown; a link leads to all. */
const MAX_IN_MONTH = 3;

interface CalendarGridProps {
  readonly shown: Shown;
  readonly weeks: readonly (readonly Day[])[];
  readonly days: ReadonlyMap<Day, OnDay>;
  readonly today: Day;
  /** Its accessible name. */
  readonly title: string;
}

/** A month or a week as a table, from Monday on. */
export function CalendarGrid({ shown, weeks, days, today, title }: CalendarGridProps) {
  return (
    <WeeksTable
      title={title}
      weeks={weeks}
      height={shown.view === 'week' ? 320 : 112}
      isOutside={(day) => isOutside(shown, day)}
    >
      {(day) => (
        <>
          <DayLink day={day} isToday={day === today} isCurrent={day === shown.day} />
          <Entries shown={shown} day={day} on={days.get(day)} />
        </>
      )}
    </WeeksTable>
  );
}

const isOutside = ({ view, day }: Shown, other: Day): boolean =>
  view === 'month' && day.slice(0, 7) !== other.slice(0, 7);

interface EntriesProps {
  readonly shown: Shown;
  readonly day: Day;
  readonly on: OnDay | undefined;
}

/** The entries that start on a day; in a week, also those that are under way. */
function Entries({ shown, day, on }: EntriesProps) {
  const label = useLabel();
  if (!on) return null;
  const { starting, underWay } = on;
  const isWeek = shown.view === 'week';
  const first = isWeek ? starting : starting.slice(0, MAX_IN_MONTH);
  const more = starting.length - first.length;
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {first.map((entry) => (
          <li key={entry.id}>
            <CalendarEntry entry={entry} />
          </li>
        ))}
        {isWeek &&
          underWay.map((entry) => (
            <li key={entry.id}>
              <CalendarEntry entry={entry} goesOn />
            </li>
          ))}
      </Box>
      {!isWeek && more > 0 && (
        <Box component={LinkBase} to={calendarPath({ view: 'week', day })} sx={{ ...SMALL, display: 'block' }}>
          {label('app.calendar.more', { count: more })}
        </Box>
      )}
      {!isWeek && underWay.length > 0 && (
        <Typography sx={{ ...SMALL, color: 'text.secondary' }}>
          {label('app.calendar.underWay', { count: underWay.length })}
        </Typography>
      )}
    </>
  );
}

const SMALL = { mt: 0.5, px: 0.5, fontSize: '0.75rem' } as const;
