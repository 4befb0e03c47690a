import type { Payment } from '../data/types';
import { catMoment } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, Moment, RowCard, RowLink, TwoLines } from '../lists';
import { CheckPayment } from './CheckPayment';
import { PaidOrder } from './PaidOrder';
import { paymentFilterInputs } from './paymentFilterInputs';
import { paymentPath } from './paymentPaths';
import { PaymentShow } from './PaymentShow';
import { Provider } from './Provider';
import { PaymentStatusChip } from './PaymentStatusChip';

const SORT_FIELDS = ['createdAt', 'amount', 'status', 'checkedAt', 'settledAt'];

/** /account/payments: by card and by mobile money, open ones, and those that need a review (rules/payments 7). */
export default function PaymentList() {
  const label = useLabel();
  return (
    <>
      <ListPage<Payment>
        title={label('app.menu.payments')}
        filters={paymentFilterInputs}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(payment) => (
          <RowCard
            to={paymentPath(payment.id)}
            title={payment.order?.names ?? label('app.payments.noOrder')}
            badge={<PaymentStatusChip status={payment.status} />}
            subtitle={payment.order?.number}
            lines={[payment.reviewReason ?? undefined, payment.reference]}
            foot={catMoment(payment.createdAt)}
            figure={usd(payment.amount)}
          />
        )}
        empty={<ListEmpty title={label('app.payments.empty')} body={label('app.payments.emptyBody')} />}
      >
        {COLUMNS}
      </ListPage>
      <PaymentShow />
    </>
  );
}

const COLUMNS = [
  <Column<Payment>
    key="reference"
    source="reference"
    render={({ id, reference }) => <RowLink to={paymentPath(id)}>{reference}</RowLink>}
  />,
  <Column<Payment> key="order" source="order" disableSort render={({ order }) => <PaidOrder order={order} />} />,
  <Column<Payment> key="amount" source="amount" align="right" render={({ amount }) => usd(amount)} />,
  <Column<Payment>
    key="provider"
    source="provider"
    render={(payment) => (
      <>
        <Provider payment={payment} />
        {payment.phoneNumber && <div>{`+${payment.phoneNumber}`}</div>}
      </>
    )}
  />,
  <Column<Payment> key="status" source="status" render={({ status }) => <PaymentStatusChip status={status} />} />,
  <Column<Payment>
    key="reason"
    source="reviewReason"
    disableSort
    render={({ reviewReason }) => reviewReason && <TwoLines>{reviewReason}</TwoLines>}
    sx={{ minWidth: 160 }}
  />,
  <Column<Payment> key="created" source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />,
  <Column<Payment>
    key="checked"
    source="checkedAt"
    render={({ checkedAt }) => (checkedAt ? <Moment at={checkedAt} /> : '–')}
  />,
  <ActionsColumn<Payment> key="actions" action="check" render={(payment) => <CheckPayment payment={payment} />} />,
];
