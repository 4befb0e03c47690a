import { DateInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BookedOrder } from '../../data/types';
import { FieldGrid } from '../../forms/FieldGrid';
import { focusSoon } from '../../forms/focusSoon';
import { useLabel } from '../../i18n/useLabel';
import { DepartureSelect } from '../trip/DepartureSelect';

/** The departure of a booking, or its day if it has no departure. */
export function DayFields({ order }: { readonly order: BookedOrder }) {
  const label = useLabel();
  const { departureId: booked, travelDate } = order;
  const chosen = useWatch({ name: 'departureId' }) as string | null;
  return (
    <FieldGrid minWidth={240}>
      <DepartureSelect tourId={order.itemsArray[0]!.id} booked={booked} travelDate={travelDate} />
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
