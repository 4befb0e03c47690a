import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { usd } from '@imisozi/core/money';
import { Box } from '@mui/material';
import { DateInput } from 'react-admin';
import type { OwnBookingRow } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { choiceInput, Column, ListEmpty, ListPage, OneLine, RowCard, RowLink, SEARCH_INPUT, TwoLines } from '../lists';
import { OrderStatusChip } from '../orders/OrderStatusChip';
import { OwnBookingShow } from './OwnBookingShow';
import { ownBookingPath } from './ownPaths';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'status',
    'app.list.status',
    ORDER_STATUSES.map((id) => ({ id, name: id })),
  ),
  <DateInput key="from" source="travelDate_gte" label="app.own.travelFrom" />,
  <DateInput key="to" source="travelDate_lte" label="app.own.travelTo" />,
];
const SORT_FIELDS = ['createdAt', 'travelDate', 'holdUntil', 'amount'];

/** /account/own-bookings: the bookings of the travel agent who is logged in. */
export default function OwnBookingList() {
  const label = useLabel();
  return (
    <>
      <ListPage<OwnBookingRow>
        title={label('app.own.bookings')}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(booking) => (
          <RowCard
            title={<RowLink to={ownBookingPath(booking.id)}>{booking.number}</RowLink>}
            badge={<OrderStatusChip status={booking.status} />}
            subtitle={booking.client}
            lines={[booking.tour, booking.due > 0 ? label('app.own.left', { amount: usd(booking.due) }) : undefined]}
            foot={booking.travelDate ? dayName(booking.travelDate) : '–'}
            figure={usd(booking.amount)}
          />
        )}
        empty={<ListEmpty title={label('app.own.empty')} body={label('app.own.emptyBody')} />}
      >
        <Column<OwnBookingRow>
          source="number"
          render={({ id, number }) => (
            <Box sx={{ whiteSpace: 'nowrap' }}>
              <RowLink to={ownBookingPath(id)}>{number}</RowLink>
            </Box>
          )}
        />
        <Column<OwnBookingRow> source="client" disableSort render={({ client }) => <TwoLines>{client}</TwoLines>} />
        <Column<OwnBookingRow> source="tour" disableSort render={({ tour }) => <TwoLines>{tour}</TwoLines>} />
        <Column<OwnBookingRow>
          source="travelDate"
          render={({ travelDate }) => <OneLine>{travelDate ? dayName(travelDate) : '–'}</OneLine>}
        />
        <Column<OwnBookingRow> source="status" render={({ status }) => <OrderStatusChip status={status} />} />
        <Column<OwnBookingRow> source="amount" render={({ amount }) => usd(amount)} />
        <Column<OwnBookingRow> source="due" disableSort render={({ due }) => usd(due)} />
        <Column<OwnBookingRow> source="commission" disableSort render={({ commission }) => usd(commission)} />
      </ListPage>
      <OwnBookingShow />
    </>
  );
}
