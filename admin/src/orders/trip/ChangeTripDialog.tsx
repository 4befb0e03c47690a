import { useQuery } from '@tanstack/react-query';
import { BooleanInput, DateInput, minValue, NumberInput, required, SelectInput, useDataProvider } from 'react-admin';
import type { Departure, Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { FormDialog } from '../../forms/FormDialog';
import { today } from '../../format/kigaliDays';
import { useLabel } from '../../i18n/useLabel';
import { TripPreview } from './TripPreview';
import { changeOf, type TripValues } from './tripValues';

interface ChangeTripDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const MOST_DEPARTURES = 400;

/** What a booking is changed to; what that does to its price is shown while it is chosen. */
export function ChangeTripDialog({ order, onClose }: ChangeTripDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const item = order.itemsArray[0]!;
  const { data: departures = [] } = useQuery({
    queryKey: ['departures', 'of', item.id],
    queryFn: async () => {
      const filter = { tourId: item.id, from: today() };
      const pagination = { page: 1, perPage: MOST_DEPARTURES };
      const sort = { field: 'startDate', order: 'ASC' } as const;
      return (await dataProvider.getList<Departure>('departures', { filter, pagination, sort })).data;
    },
  });
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
          choices={open.map((departure) => ({ id: departure.id, name: nameOf(departure, label) }))}
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

/** `Sat, 12 June 2027 · 3 seats left`. */
function nameOf({ startDate, seatsLeft }: Departure, label: ReturnType<typeof useLabel>): string {
  const seats = seatsLeft === null ? '' : ` · ${label('app.orders.trip.seats', { smart_count: seatsLeft })}`;
  return `${startDate}${seats}`;
}

/** Once the dialog has taken the focus; the input's own `autoFocus` comes before react-admin is ready for it. */
const focusSoon = (input: HTMLInputElement | null) => {
  requestAnimationFrame(() => input?.focus());
};
