import { usd } from '@imisozi/core/money';
import type { FiscalReceipt } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, OneLine, RowCard, RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { FiscalActions } from './FiscalActions';
import { fiscalFilterInputs } from './fiscalFilterInputs';
import { FiscalStateChip } from './FiscalStateChip';

const SORT_FIELDS = ['createdAt', 'paper', 'state'];
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** /account/fiscal-receipts: invoices and credit notes before the fiscal device (rules/fiscal 3). */
export default function FiscalReceiptList() {
  const label = useLabel();
  const aboutOf = ({ kind, reverses }: FiscalReceipt) =>
    reverses ? label('app.fiscal.takesBack', { paper: reverses }) : label(`app.fiscal.kinds.${kind}`);
  return (
    <ListPage<FiscalReceipt>
      title={label('app.menu.fiscal')}
      filters={fiscalFilterInputs}
      sort={NEWEST_FIRST}
      sortFields={SORT_FIELDS}
      card={(receipt) => (
        <RowCard
          title={receipt.paper}
          badge={<FiscalStateChip state={receipt.state} />}
          subtitle={aboutOf(receipt)}
          lines={[`${receipt.orderNumber} · ${receipt.title}`, receipt.problem || undefined]}
          foot={usd(receipt.amount)}
          figure={<FiscalActions receipt={receipt} />}
        />
      )}
      empty={<ListEmpty title={label('app.fiscal.empty')} body={label('app.fiscal.emptyBody')} />}
    >
      <Column<FiscalReceipt> source="paper" render={({ paper }) => <OneLine>{paper}</OneLine>} />
      <Column<FiscalReceipt> source="kind" disableSort render={aboutOf} />
      <Column<FiscalReceipt>
        source="orderNumber"
        disableSort
        render={({ orderId, orderNumber, title }) => (
          <>
            <RowLink to={bookingPath(orderId)}>{orderNumber}</RowLink>
            <div>{title}</div>
          </>
        )}
      />
      <Column<FiscalReceipt> source="amount" disableSort render={({ amount }) => usd(amount)} />
      <Column<FiscalReceipt> source="tax" disableSort render={({ tax }) => usd(tax)} />
      <Column<FiscalReceipt>
        source="state"
        render={({ state, problem }) => (
          <>
            <FiscalStateChip state={state} />
            {problem && <div>{problem}</div>}
          </>
        )}
      />
      <ActionsColumn<FiscalReceipt> action="edit" render={(receipt) => <FiscalActions receipt={receipt} />} />
    </ListPage>
  );
}
