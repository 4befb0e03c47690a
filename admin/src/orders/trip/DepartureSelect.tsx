import { SelectInput } from 'react-admin';
import { dayName } from '../../format/catTime';
import { useLabel } from '../../i18n/useLabel';
import { useDepartureName, useFutureDepartures } from './futureDepartures';

interface DepartureSelectProps {
  readonly tourId: string | undefined;
  /** The departure that was chosen before, which is offered even if it is no longer on sale. */
  readonly booked?: string | null;
  /** Its first day. */
  readonly travelDate?: string | null;
}

/** Chooses a departure of a tour, with its free seats, or a day of its own; nothing for a tour without departures. */
export function DepartureSelect({ tourId, booked = null, travelDate = null }: DepartureSelectProps) {
  const label = useLabel();
  const nameOf = useDepartureName();
  const choices = useFutureDepartures(tourId)
    .filter(({ id, state }) => state === 'OPEN' || id === booked)
    .map((departure) => ({ id: departure.id, name: nameOf(departure) }));
  // Adds the booked departure if it has already started, because the list only has future ones.
  if (booked && !choices.some(({ id }) => id === booked)) {
    choices.unshift({ id: booked, name: travelDate ? dayName(travelDate) : label('app.orders.trip.departure') });
  }
  if (choices.length === 0) return null;
  return (
    <SelectInput
      source="departureId"
      label={label('app.orders.trip.departure')}
      choices={choices}
      emptyText={label('app.orders.trip.ownDay')}
      helperText={false}
    />
  );
}
