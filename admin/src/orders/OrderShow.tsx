import { LANGUAGES } from '@imisozi/core/languages';
import { Box, Link, Typography } from '@mui/material';
import type { UseQueryOptions } from '@tanstack/react-query';
import { LinkBase, useCanAccess } from 'react-admin';
import { agentPath } from '../agents/agentPaths';
import type { Order } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { catClock, catDate } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { ClientLink } from '../clients/ClientLink';
import { useLabel } from '../i18n/useLabel';
import { CopyButton } from '../actions/CopyButton';
import { Facts } from '../record/Facts';
import { PhoneLinks } from '../ui/PhoneLinks';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { PriceTable } from './create/PriceTable';
import { OrderMoney } from './ledger/OrderMoney';
import { AlsoOpen } from './AlsoOpen';
import { CorrectClient } from './CorrectClient';
import { OrderAssignee } from './OrderAssignee';
import { OrderCrew } from './OrderCrew';
import { OrderLinks } from './OrderLinks';
import { OrderNeighbours } from './OrderNeighbours';
import { OrderPayments } from './OrderPayments';
import { OrderPermits } from './OrderPermits';
import { OrderServices } from './OrderServices';
import { OrderTravellers } from './OrderTravellers';
import { OrderStatusActions } from './OrderStatusActions';
import { OrderWarnings } from './OrderWarnings';
import { PastTravelDay } from './PastTravelDay';
import { bookedTitle } from './tourNames';
import { OrderTimeline } from './timeline/OrderTimeline';
import { ChangeBooking } from './change/ChangeBooking';
import { OrderStatusChip } from './OrderStatusChip';

/** Refetches while an email waits: it is sent within seconds, and the user who changed the status wants to see it. */
const UNTIL_SENT: Partial<UseQueryOptions<Order>> = {
  refetchInterval: ({ state }) => (state.data?.mailStatus === 'queued' ? 3_000 : false),
};

/** One booking, in a drawer beside the list. */
export function OrderShow() {
  return (
    <RecordDrawer<Order> queryOptions={UNTIL_SENT}>
      <RecordBody<Order> hasOwnHistory>{(order) => <OrderDetail order={order} />}</RecordBody>
    </RecordDrawer>
  );
}

function OrderDetail({ order }: { readonly order: Order }) {
  const label = useLabel();
  return (
    <>
      <RecordTitle
        title={label('app.orders.detail.title', { number: order.number })}
        button={<CopyButton text={order.number} name={label('app.orders.detail.number')} />}
      >
        <OrderStatusChip status={order.status} />
        {label('app.orders.detail.ordered', { date: catMoment(order.createdAt) })}
        <OrderNeighbours order={order} />
      </RecordTitle>
      <AlsoOpen orderId={order.id} />
      <OrderWarnings order={order} />
      <OrderStatusActions order={order} />
      <OrderAssignee order={order} />
      <ChangeBooking order={order} />
      <ItemFacts order={order} />
      <OrderCrew order={order} />
      <SoldLines order={order} />
      <ClientFacts order={order} />
      {order.message && (
        <Box component="section">
          <Typography variant="h3">{label('app.orders.detail.message')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{order.message}</Typography>
        </Box>
      )}
      <OrderTravellers order={order} />
      <OrderPermits order={order} />
      <OrderServices order={order} />
      <OrderMoney order={order} />
      <OrderPayments order={order} />
      <OrderLinks order={order} />
      <OrderTimeline order={order} />
    </>
  );
}

function ItemFacts({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { source, agentId, agent } = order;
  const { canAccess: seesAgents } = useCanAccess({ resource: 'agents', action: 'show' });
  const isTour = order.itemType === 'tour';
  const money = order.isPaid ? 'paid' : order.status === 'REFUNDED' ? 'refunded' : 'none';
  const refund: [string, string][] =
    order.refundedAmount === null
      ? []
      : [
          [label('app.orders.refund.done'), usd(order.refundedAmount)],
          [label('app.orders.refund.reason'), order.refundReason || '–'],
        ];
  return (
    <Facts
      heading={label(isTour ? 'app.orders.detail.trip' : 'app.orders.detail.event')}
      rows={[
        [label(isTour ? 'app.orders.detail.item' : 'app.orders.detail.event'), bookedTitle(order)],
        [label('app.orders.detail.people'), order.types?.join(', ') ?? order.itemsArray[0]?.people],
        [
          label('app.orders.detail.needDate'),
          <>
            {tripStart(order) ?? label('app.orders.noDay')} <PastTravelDay order={order} />
          </>,
        ],
        [label('app.orders.detail.deadline'), momentOrDay(order.deadline)],
        [
          label('app.orders.create.source'),
          label(source ? `app.orders.sources.${source}` : 'app.orders.change.website'),
        ],
        ...(agentId
          ? [
              [
                label('app.agents.agent'),
                seesAgents ? (
                  <Link key="agent" component={LinkBase} to={agentPath(agentId)}>
                    {agent}
                  </Link>
                ) : (
                  agent
                ),
              ] as const,
            ]
          : []),
        [label('app.orders.detail.amount'), `${usd(order.amount)} · ${label(`app.orders.money.${money}`)}`],
        ...refund,
      ]}
    />
  );
}

/** What was sold: lines with extras, and discounts with their reasons. A row of the list lacks them. */
function SoldLines({ order: { lines, amount } }: { readonly order: Order }) {
  const label = useLabel();
  if (!lines) return null;
  return (
    <Box component="section">
      <Typography variant="h3">{label('app.orders.detail.lines')}</Typography>
      <PriceTable lines={lines} total={amount} />
    </Box>
  );
}

/** Only a day if no hour was given (rules/orders 11); orders of deployed clients have an hour. */
const momentOrDay = (iso: string): string =>
  catClock(new Date(iso)) === '00:00' ? dayName(catDate(new Date(iso))) : catMoment(iso);

/** When the trip starts: an event has a travel date of its own; a tour has a day and perhaps an hour. */
const tripStart = ({ itemType, travelDate, needDate }: Order): string | null =>
  itemType === 'tour' && catDate(new Date(needDate)) === travelDate
    ? momentOrDay(needDate)
    : travelDate && dayName(travelDate);

function ClientFacts({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { client, location, language, number, itemTitle, travelDate } = order;
  const about = { names: client.names, number, item: itemTitle };
  const message = travelDate
    ? label('app.orders.whatsApp.onDay', { ...about, day: dayName(travelDate) })
    : label('app.orders.whatsApp.text', about);
  return (
    <div>
      <Facts
        heading={label('app.orders.detail.client')}
        rows={[
          [label('app.orders.detail.name'), client.names],
          [label('app.orders.detail.phone'), <PhoneLinks phone={client.phoneNumber} message={message} />],
          [label('app.orders.detail.email'), <Link href={`mailto:${client.email}`}>{client.email}</Link>],
          [label('app.orders.detail.address'), client.address],
          [label('app.orders.detail.location'), location],
          [label('app.orders.detail.language'), LANGUAGES[language].name],
        ]}
      />
      <CorrectClient order={order} />
      <ClientLink email={client.email} />
    </div>
  );
}
