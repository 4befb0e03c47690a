import { remark } from '@imisozi/core/fields/lengths';
import { Alert } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AutocompleteInput, BooleanInput, required, useDataProvider, useLocation } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { StaffDataProvider } from '../dataProvider';
import { TextInput } from '../forms/TextInput';
import { useSettled } from '../forms/useSettled';
import { useLabel } from '../i18n/useLabel';
import type { BookingForm } from '../orders/create/bookingForm';
import { BookingFormCard } from '../orders/create/BookingFormCard';
import { FieldGroup } from '../orders/create/FieldGroup';
import { PriceOrReason } from '../orders/create/LivePrice';
import { ExtraInputs } from '../orders/create/PriceFields';
import { DayInputs, TypeInputs } from '../orders/create/TripFields';
import { useBooking } from '../orders/create/useBook';
import { CreatePage } from '../page/CreatePage';
import { firstOwnValues, ownBookingOf, ownWishOf } from './ownBookingForm';
import { ownBookingPath } from './ownPaths';
import { useTourOnSale, useToursOnSale } from './useOnSale';

const PRICE = 'price of a new booking of the agent';

/** /account/own-bookings/create: a booking for a client of the agent, on its credit (rules/agents 6). */
export default function OwnBookingCreate() {
  const label = useLabel();
  const location = useLocation();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const booking = useBooking({
    bodyOf: ownBookingOf,
    send: async (body, key) => {
      const { message, data } = await dataProvider.createOwnBooking(body, key);
      return { message, id: data.id };
    },
    pathOf: ownBookingPath,
    lists: ['own-bookings', 'own-agent'],
    prices: PRICE,
  });
  return (
    <CreatePage title={label('app.own.book')} listTitle={label('app.own.bookings')}>
      <BookingFormCard
        values={firstOwnValues(location.state)}
        booking={booking}
        trip={<OwnTripFields />}
        price={<OwnLivePrice refusals={booking.refusals} />}
        submit={label('app.own.submit')}
      >
        <div>
          <TextInput
            source="note"
            label="app.own.message"
            helperText="app.own.messageHelp"
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: remark } }}
          />
          <BooleanInput source="sendMails" label="app.own.sendMails" helperText="app.own.sendMailsHelp" />
        </div>
      </BookingFormCard>
    </CreatePage>
  );
}

/** The inputs for tour, day, people and extras, of what is on sale. */
function OwnTripFields() {
  const label = useLabel();
  const { data: tours = [], isPending } = useToursOnSale();
  const { getValues, setValue } = useFormContext();
  const tourId = useWatch({ name: 'tourId' }) as string | null;
  const { data: sold } = useTourOnSale(tourId);
  // Choices for another tour are not valid for this one.
  const resetChoices = () => {
    setValue('departureId', null);
    setValue('extras', {});
    setValue('travellers', { adult: (getValues('travellers.adult') as number | null) ?? null });
  };
  const hasExtras = sold?.tour.extras.some(({ required: isAdded }) => !isAdded) ?? false;
  return (
    <>
      <FieldGroup heading={label('app.orders.create.trip')}>
        <AutocompleteInput
          source="tourId"
          label="app.orders.create.tour"
          choices={tours.map(({ id, title }) => ({ id, name: title }))}
          isPending={isPending}
          onChange={resetChoices}
          validate={required(label('app.orders.create.missing.tour'))}
          helperText={false}
          autoHighlight
        />
        <DayInputs departures={sold?.departures ?? []} isListedOnly={sold?.tour.saleMode === 'departures'} />
        <TypeInputs sold={sold?.tour.travellerTypes ?? []} />
      </FieldGroup>
      {hasExtras && <ExtraInputs sold={sold!.tour.extras} />}
    </>
  );
}

/** The price of the form's booking at the agent's prices, or why it has none. */
function OwnLivePrice({ refusals }: { readonly refusals: readonly string[] }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const text = useSettled(JSON.stringify(ownWishOf(useWatch() as BookingForm) ?? null));
  const isReady = text !== 'null';
  const { data, error } = useQuery({
    queryKey: [PRICE, text],
    queryFn: () => dataProvider.priceOwnBooking(JSON.parse(text) as NonNullable<ReturnType<typeof ownWishOf>>),
    enabled: isReady,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const live = { price: isReady ? data : undefined, error: isReady ? error : null };
  return (
    <PriceOrReason live={live} refusals={refusals}>
      {({ seatsLeft, people }) =>
        seatsLeft !== null &&
        seatsLeft < people && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {label('app.orders.seats.few', { count: seatsLeft, people })}
          </Alert>
        )
      }
    </PriceOrReason>
  );
}
