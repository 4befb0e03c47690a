import { usd } from '@imisozi/core/money';
import { Box, CircularProgress, Link, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import type { OwnBooking, OwnBookingRow } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { PriceTable } from '../orders/create/PriceTable';
import { OrderStatusChip } from '../orders/OrderStatusChip';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { PhoneLinks } from '../ui/PhoneLinks';

/** One of the agent's bookings, in a drawer beside the list. */
export function OwnBookingShow() {
  return (
    <RecordDrawer<OwnBooking | OwnBookingRow>>
      <RecordBody<OwnBooking | OwnBookingRow> hasOwnHistory>
        {(booking) => (
          <>
            <RecordTitle title={booking.number}>
              <OrderStatusChip status={booking.status} />
            </RecordTitle>
            {/* The row of the list, until the booking itself is read. */}
            {'lines' in booking ? <Detail booking={booking} /> : <CircularProgress />}
          </>
        )}
      </RecordBody>
    </RecordDrawer>
  );
}

function Detail({ booking }: { readonly booking: OwnBooking }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { client, itemsArray, travelDate, endDate, holdUntil, lines, total, paid, due, commission } = booking;
  const [item] = itemsArray;
  return (
    <>
      <Facts
        heading={label('app.orders.detail.trip')}
        rows={[
          [label('app.orders.detail.item'), item?.title],
          [label('app.orders.detail.people'), item?.people],
          [
            label('app.own.days'),
            travelDate
              ? [travelDate, ...(endDate && endDate !== travelDate ? [endDate] : [])].map(dayName).join(' – ')
              : label('app.orders.noDay'),
          ],
          ...(holdUntil ? [[label('app.own.hold'), catMoment(holdUntil)] as const] : []),
        ]}
      />
      <Box component="section">
        <Typography variant="h3">{label('app.orders.create.price.heading')}</Typography>
        <PriceTable lines={lines} total={total} />
      </Box>
      <Facts
        heading={label('app.agents.money')}
        rows={[
          [label('app.own.paid'), usd(paid)],
          [label('app.agents.owed'), usd(due)],
          [label('app.agents.statement.commission'), usd(commission)],
          ...booking.instalments.map(
            ({ dueDate, amount }) => [label('app.own.dueOn', { day: dayName(dueDate) }), usd(amount)] as const,
          ),
        ]}
      />
      <Facts
        heading={label('app.orders.detail.client')}
        rows={[
          [label('app.orders.detail.name'), client.names],
          [label('app.orders.detail.phone'), <PhoneLinks key="phone" phone={client.phoneNumber} />],
          [
            label('app.orders.detail.email'),
            <Link key="email" href={`mailto:${client.email}`}>
              {client.email}
            </Link>,
          ],
        ]}
      />
      <FileButton text={label('app.orders.detail.proforma')} read={() => dataProvider.ownProforma(booking.id)} />
      {booking.message && (
        <Box component="section">
          <Typography variant="h3">{label('app.orders.detail.message')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{booking.message}</Typography>
        </Box>
      )}
    </>
  );
}
