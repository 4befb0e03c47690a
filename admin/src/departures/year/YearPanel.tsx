import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { Box, Button } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useLabel } from '../../i18n/useLabel';
import { Year } from './Year';

interface YearPanelProps {
  /** The button beside the one that opens the year. */
  readonly create: ReactNode;
}

/** The calendar of a year above the list, which can be closed; the choice is remembered. */
export function YearPanel({ create }: YearPanelProps) {
  const label = useLabel();
  const id = useId();
  const [open, setOpen] = useStore('departures.year', false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {create}
        <Button
          variant="outlined"
          startIcon={<CalendarMonth />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {label('app.departures.year.toggle')}
        </Button>
      </Box>
      {open && (
        <div id={id}>
          <Year />
        </div>
      )}
    </>
  );
}
