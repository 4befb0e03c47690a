import { Box, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { TONES, type Tone } from '../ui/ColorChip';
import type { Entry } from './calendarEntries';

/** The colour of each state of payment. */
export const PAYMENT_TONE: Record<NonNullable<Entry['payment']>, Tone> = {
  paid: 'green',
  deposit: 'gold',
  unpaid: 'earth',
};

interface CalendarEntryProps {
  readonly entry: Entry;
  /** Whether it started on an earlier day. */
  readonly goesOn?: boolean;
}

/** A departure or a booking with its travellers and state of payment, which the colour only repeats. */
export function CalendarEntry({ entry, goesOn = false }: CalendarEntryProps) {
  const label = useLabel();
  const { path, title, names, payment, isCancelled, crew } = entry;
  const people = usePeople()(entry);
  const state = isCancelled
    ? label('app.departures.labels.cancelled')
    : payment && label(`app.calendar.payments.${payment}`);
  const tone = TONES[payment && !isCancelled ? PAYMENT_TONE[payment] : 'plain'];
  return (
    <Box
      component={LinkBase}
      to={path}
      sx={{
        ...tone,
        display: 'block',
        minWidth: 0,
        px: 0.75,
        py: 0.5,
        borderRadius: 1,
        borderInlineStart: '4px solid currentcolor',
        textDecoration: 'none',
        opacity: goesOn ? 0.85 : 1,
        '&:hover, &:focus-visible': { textDecoration: 'underline' },
      }}
    >
      <Typography component="span" sx={{ ...LINE, fontWeight: 650 }}>
        {goesOn && <span aria-hidden>→ </span>}
        {names ?? title}
      </Typography>
      <Typography component="span" sx={LINE}>
        {[names && title, people, ...crew, state, goesOn && label('app.calendar.goesOn')].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

const LINE = { display: 'block', fontSize: '0.75rem', lineHeight: 1.35, overflowWrap: 'anywhere' } as const;

/** `7 of 12`, or `2 people`. */
function usePeople(): (entry: Entry) => string {
  const label = useLabel();
  return ({ people, capacity }) =>
    capacity === undefined || capacity === null
      ? label('app.departures.cancel.people', { count: people })
      : label('app.departures.seats', { taken: people, capacity });
}
