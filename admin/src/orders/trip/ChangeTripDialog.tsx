import { BooleanInput, DateInput, minValue, NumberInput, required, SelectInput, useDataProvider } from 'react-admin';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { focusSoon } from '../../forms/focusSoon';
import { FormDialog } from '../../forms/FormDialog';
import { useLabel } from '../../i18n/useLabel';
import { useDepartureName, useFutureDepartures } from './futureDepartures';
import { TripPreview } from './TripPreview';
import { changeOf, type TripValues } from './tripValues';

interface ChangeTripDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** What a booking is changed to; what that does to its price is shown while it is chosen. */
export function ChangeTripDialog({ order, onClose }: ChangeTripDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const item = order.itemsArray[0]!;
  const nameOf = useDepartureName();
  const departures = useFutureDepartures(item.id);
  const open = departures.filter(({ id, state }) => state === 'OPEN' || id === order.departureId);
  const needed = required(label('app.orders.trip.needed'));
  return (
    <FormDialog<TripValues>
      title={label('app.orders.trip.title', { number: order.number })}
      defaultValues={{
        departureId: order.departureId ?? '',
        travelDate: order.travelDate ?? '',
        people: item.people,
        sendMails: true,
      }}
      submit={label('app.orders.trip.save')}
      send={(values) => dataProvider.changeOrder(order.id, changeOf(order, values))}
      onClose={onClose}
    >
      {open.length > 0 && (
        <SelectInput
          source="departureId"
          label={label('app.orders.trip.departure')}
          choices={open.map((departure) => ({ id: departure.id, name: nameOf(departure) }))}
          emptyText={label('app.orders.trip.ownDay')}
        />
      )}
      <DateInput
        source="travelDate"
        label={label('app.orders.trip.day')}
        helperText={open.length > 0 ? label('app.orders.trip.dayHelp') : false}
        inputRef={focusSoon}
      />
      <NumberInput
        source="people"
        label={label('app.orders.trip.people')}
        min={1}
        step={1}
        validate={[needed, minValue(1, label('app.orders.trip.needed'))]}
      />
      <TripPreview order={order} />
      <BooleanInput source="sendMails" label={label('app.orders.trip.mail')} helperText={false} />
    </FormDialog>
  );
}
