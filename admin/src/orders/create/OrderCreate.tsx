import { useLabel } from '../../i18n/useLabel';
import { CreatePage } from '../../page/CreatePage';
import { BookingFormCard } from './BookingFormCard';

/** /account/tour-bookings/create: a booking that the office makes for a client on the phone (rules/desk 1). */
export default function OrderCreate() {
  const label = useLabel();
  return (
    <CreatePage title={label('app.orders.create.title')} listTitle={label('app.orders.title')}>
      <BookingFormCard />
    </CreatePage>
  );
}
