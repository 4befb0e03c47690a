import type { Order } from '../data/types';
import { catDay, catWeekday } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { Column, MailLink, OneLine, PhoneLink, RowLink, TwoLines } from '../lists';
import { OrderMailWarning } from './OrderMailWarning';
import { PaymentStatusText } from './PaymentStatusText';
import { PastTravelDay } from './PastTravelDay';
import { bookingPath } from './orderPaths';
import { StatusMenu } from './StatusMenu';
import { TourName } from './TourName';
import { WarningSign } from './WarningSign';

/** The first day of a trip or event, with the year below it. */
function TravelDay({ order }: { readonly order: Order }) {
  const label = useLabel();
  if (!order.travelDate) return label('app.orders.noDay');
  const [day, year] = catWeekday(order.travelDate).split(/(?<=\d), /);
  return (
    <>
      <OneLine>{day!}</OneLine> {year}
    </>
  );
}

/** The columns of the bookings table. Each `source` is the sort field of the API; the headings are texts. */
export const orderColumns = [
  <Column<Order>
    key="needDate"
    source="needDate"
    render={(order) => (
      <>
        <TravelDay order={order} /> <PastTravelDay order={order} asSign /> <WarningSign order={order} />
      </>
    )}
    sx={{ fontWeight: 650 }}
  />,
  <Column<Order>
    key="number"
    source="number"
    render={({ id, number }) => <RowLink to={bookingPath(id)}>{number}</RowLink>}
    sx={{ whiteSpace: 'nowrap' }}
  />,
  <Column<Order>
    key="names"
    source="names"
    render={({ client }) => <TwoLines>{client.names}</TwoLines>}
    sx={{ minWidth: 76 }}
  />,
  <Column<Order> key="tour" source="itemTitle" render={(order) => <TourName order={order} />} sx={{ minWidth: 78 }} />,
  <Column<Order>
    key="address"
    source="address"
    render={({ client }) => <TwoLines>{client.address}</TwoLines>}
    sx={{ minWidth: 72 }}
  />,
  <Column<Order>
    key="status"
    source="status"
    render={(order) => (
      <>
        <StatusMenu order={order} /> <OrderMailWarning order={order} />
      </>
    )}
  />,
  <Column<Order>
    key="money"
    source="money"
    label="app.orders.money.label"
    disableSort
    render={(order) => <PaymentStatusText order={order} />}
  />,
  <Column<Order> key="phone" source="phoneNumber" render={({ client }) => <PhoneLink phone={client.phoneNumber} />} />,
  <Column<Order>
    key="email"
    source="email"
    render={({ client }) => <MailLink email={client.email} max={{ xs: 36, xl: 200 }} />}
  />,
  <Column<Order> key="amount" source="amount" align="right" render={({ amount }) => usd(amount)} />,
  // On a laptop, the column of the payment shows the paid amount of a partly paid order.
  <Column<Order>
    key="paid"
    source="paid"
    align="right"
    disableSort
    render={({ paid }) => usd(paid)}
    sx={{ display: { xs: 'none', xl: 'table-cell' } }}
  />,
  <Column<Order>
    key="balance"
    source="balance"
    align="right"
    disableSort
    render={({ leftToPay, refundDue }) => (leftToPay > 0 ? usd(leftToPay) : refundDue > 0 ? `−${usd(refundDue)}` : '–')}
  />,
  <Column<Order> key="created" source="createdAt" render={({ createdAt }) => catDay(createdAt)} />,
];
