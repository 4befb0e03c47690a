import { Box } from '@mui/material';
import type { Day } from '@imisozi/core/kigali-time';
import { LinkBase } from 'react-admin';
import { dayTitle } from './calendarWords';
import { manifestPath } from '../manifest/manifestPath';
import { useLabel } from '../i18n/useLabel';

interface DayLinkProps {
  readonly day: Day;
  readonly isToday: boolean;
  /** Whether the arrow keys start from it; it is the only day in the Tab order. */
  readonly isCurrent: boolean;
  /** Its text; the default is the number of the day. */
  readonly text?: string;
}

/** A day that links to its manifest. */
export function DayLink({ day, isToday, isCurrent, text }: DayLinkProps) {
  const label = useLabel();
  return (
    <Box
      component={LinkBase}
      to={manifestPath(day)}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label('app.calendar.manifestOf', { day: dayTitle(day) })}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        display: 'inline-block',
        minWidth: 28,
        px: 0.5,
        borderRadius: 1,
        textAlign: 'center',
        lineHeight: '28px',
        fontWeight: 650,
        color: 'inherit',
        textDecoration: text ? 'underline' : 'none',
        ...(isToday && { color: 'primary.contrastText', backgroundColor: 'primary.main' }),
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {text ?? Number(day.slice(8))}
    </Box>
  );
}
