import { DateInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BookedOrder } from '../../data/types';
import { dayName } from '../../format/catTime';
import { FieldGrid } from '../../forms/FieldGrid';
import { focusSoon } from '../../forms/focusSoon';
import { useLabel } from '../../i18n/useLabel';
import { useDepartureName, useFutureDepartures } from '../trip/futureDepartures';

/** The departure of a booking, or its day if it has no departure. */
export function DayFields({ order }: { readonly order: BookedOrder }) {
  const label = useLabel();
  const nameOf = useDepartureName();
  const { departureId: booked, travelDate } = order;
  const departures = useFutureDepartures(order.itemsArray[0]!.id);
  const chosen = useWatch({ name: 'departureId' }) as string | null;
  const choices = departures
    .filter(({ id, state }) => state === 'OPEN' || id === booked)
    .map((departure) => ({ id: departure.id, name: nameOf(departure) }));
  // Adds the booked departure if it has already started, because the list only has future ones.
  if (booked && !choices.some(({ id }) => id === booked)) {
    choices.unshift({ id: booked, name: travelDate ? dayName(travelDate) : label('app.orders.trip.departure') });
  }
  return (
    <FieldGrid minWidth={240}>
      {choices.length > 0 && (
        <SelectInput
          source="departureId"
          label={label('app.orders.trip.departure')}
          choices={choices}
          emptyText={label('app.orders.trip.ownDay')}
          helperText={false}
        />
      )}
      {!chosen && (
        <DateInput
          source="travelDate"
          label={label('app.orders.trip.day')}
          helperText={false}
          // Older orders may have no day.
          validate={travelDate ? required(label('app.orders.create.missing.day')) : undefined}
          inputRef={focusSoon}
        />
      )}
    </FieldGrid>
  );
}
