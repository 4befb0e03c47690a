import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { Payment } from '../data/types';
import { catMoment } from '../format/catTime';
import { isMobileProvider } from '@imisozi/core/mobile-money';
import { usd } from '@imisozi/core/money';
import { moneyIn } from '@imisozi/core/paid-in-currency';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { OrderStatusChip } from '../orders/OrderStatusChip';
import { CopyButton } from '../actions/CopyButton';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { CheckPayment } from './CheckPayment';
import { Provider } from './Provider';
import { PaymentStatusChip } from './PaymentStatusChip';
import { ResolvePayment } from './ResolvePayment';

/** One payment, in a drawer beside the list. */
export function PaymentShow() {
  return (
    <RecordDrawer<Payment>>
      <RecordBody<Payment>>{(payment) => <PaymentDetail payment={payment} />}</RecordBody>
    </RecordDrawer>
  );
}

function PaymentDetail({ payment }: { readonly payment: Payment }) {
  const label = useLabel();
  const moment = (iso: string | null) => (iso ? catMoment(iso) : '–');
  return (
    <>
      <RecordTitle title={label('app.payments.ofAmount', { amount: usd(payment.amount) })}>
        <PaymentStatusChip status={payment.status} />
        {label('app.payments.opened', { date: catMoment(payment.createdAt) })}
      </RecordTitle>
      {payment.status === 'REVIEW' && (
        <Alert severity="warning">
          <AlertTitle>{label('app.payments.review')}</AlertTitle>
          {payment.reviewReason}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ResolvePayment payment={payment} />
        <CheckPayment payment={payment} />
      </Box>
      <Facts
        heading={label('app.payments.gateway')}
        rows={[
          [label('resources.payments.fields.reference'), <Reference key="reference" text={payment.reference} />],
          [label('resources.payments.fields.provider'), <Provider key="provider" payment={payment} />],
          ...mobileRows(payment, label),
          [label('resources.payments.fields.checkedAt'), moment(payment.checkedAt)],
          [label('resources.payments.fields.settledAt'), moment(payment.settledAt)],
        ]}
      />
      <OrderFacts order={payment.order} />
    </>
  );
}

/** What is known of a payment by mobile money: the number, as long as it is kept, and what moved. */
function mobileRows(
  { provider, phoneNumber, francs, rate }: Payment,
  label: ReturnType<typeof useLabel>,
): (readonly [string, string])[] {
  if (!isMobileProvider(provider) || !francs || !rate) return [];
  const number = phoneNumber ? `+${phoneNumber}` : label('app.payments.numberGone');
  const money = moneyIn({ currency: 'RWF', amount: francs }, 'en-US');
  return [
    [label('resources.payments.fields.phoneNumber'), number],
    [label('resources.payments.fields.francs'), label('app.payments.inFrancs', { money, rate: String(rate) })],
  ];
}

function Reference({ text }: { readonly text: string }) {
  const label = useLabel();
  return (
    <>
      {text} <CopyButton text={text} name={label('app.payments.referenceName')} />
    </>
  );
}

function OrderFacts({ order }: Pick<Payment, 'order'>) {
  const label = useLabel();
  const heading = label('resources.payments.fields.order');
  if (!order) {
    return (
      <section>
        <Typography variant="h3">{heading}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{label('app.payments.noOrderBody')}</Typography>
      </section>
    );
  }
  return (
    <Facts
      heading={heading}
      rows={[
        [
          label('resources.tour-bookings.fields.number'),
          <RowLink key="number" to={bookingPath(order.id)}>
            {order.number}
          </RowLink>,
        ],
        [label('resources.tour-bookings.fields.names'), order.names],
        [label('app.orders.detail.item'), order.itemTitle],
        [label('resources.tour-bookings.fields.amount'), usd(order.amount)],
        [label('resources.tour-bookings.fields.status'), <OrderStatusChip key="status" status={order.status} />],
      ]}
    />
  );
}
