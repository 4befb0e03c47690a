import { Alert } from '@mui/material';
import { BooleanInput } from 'react-admin';
import type { Departure } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';

interface MissingSeatsProps {
  readonly departure: Pick<Departure, 'seatsLeft' | 'seatsOver'>;
  /** That need a seat now. */
  readonly people: number;
  /** What the step is called. */
  readonly force: string;
}

/** Overselling takes a second, deliberate step (rules/departures 2); nothing where there are seats. */
export function MissingSeats({ departure: { seatsLeft, seatsOver }, people, force }: MissingSeatsProps) {
  const label = useLabel();
  if (seatsLeft === null || seatsLeft >= people) return null;
  const oversold = people - seatsLeft + seatsOver;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {seatsOver > 0
        ? label('app.orders.seats.over', { count: seatsOver })
        : seatsLeft === 0
          ? label('app.orders.seats.full')
          : label('app.orders.seats.few', { count: seatsLeft, people })}
      <BooleanInput
        source="force"
        label={force}
        helperText={label('app.orders.seats.forceHelp', { count: oversold })}
        validate={(isForced: unknown) => (isForced ? undefined : label('app.orders.seats.unforced'))}
      />
    </Alert>
  );
}
