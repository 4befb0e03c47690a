import { useLocation } from 'react-admin';
import { useLabel } from '../../i18n/useLabel';
import { CreatePage } from '../../page/CreatePage';
import { firstValues } from './bookingForm';
import { BookingFormCard } from './BookingFormCard';
import { LivePrice } from './LivePrice';
import { OfficeFields } from './OfficeFields';
import { PriceFields } from './PriceFields';
import { TripFields } from './TripFields';
import { useBook } from './useBook';

/** /account/tour-bookings/create: a booking that the office makes for a client on the phone (rules/desk 1). */
export default function OrderCreate() {
  const label = useLabel();
  const location = useLocation();
  const booking = useBook();
  return (
    <CreatePage title={label('app.orders.create.title')} listTitle={label('app.orders.title')}>
      <BookingFormCard
        values={firstValues(location.state)}
        booking={booking}
        trip={<TripFields />}
        price={<LivePrice refusals={booking.refusals} />}
        submit={label('app.orders.create.submit')}
      >
        <PriceFields />
        <OfficeFields />
      </BookingFormCard>
    </CreatePage>
  );
}
