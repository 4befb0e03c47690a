import { Alert } from '@mui/material';
import { BooleanInput } from 'react-admin';
import type { Departure } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';

interface MissingSeatsProps {
  readonly departure: Pick<Departure, 'seatsLeft' | 'seatsOver'>;
  /** The number of people who need a seat. */
  readonly people: number;
  /** The label of the step. */
  readonly force: string;
}

/** The second, deliberate step to oversell (rules/departures 2); nothing if there are enough seats. */
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
