import { Box, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { usd } from '@imisozi/core/money';
import type { Order } from '../../data/types';
import { dayName } from '../../format/catTime';
import { today } from '../../format/kigaliDays';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../page/LoadError';
import { Facts } from '../../record/Facts';
import { ColorChip } from '../../ui/ColorChip';
import { hasEnded } from '../paymentsOf';
import { LedgerRow } from './LedgerRow';
import { ReceiptFile } from './ReceiptFile';
import { RemindersSwitch } from './RemindersSwitch';
import { RecordPayment } from './RecordPayment';
import { UseGiftVoucher } from './UseGiftVoucher';
import { useLedger } from './useLedger';

interface OfOrder {
  readonly order: Order;
}

/** The money of a booking: what is paid and what is left, all entries, and a button to record more. */
export function OrderMoney({ order }: OfOrder) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'ledger', action: 'list' });
  const { paid, nextDue, nextDueAmount } = order;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'stretch' }}>
      <Facts
        heading={label('app.ledger.heading')}
        rows={[
          [label('app.ledger.paid'), usd(paid)],
          ...balanceOf(order).map(
            ([name, amount]) => [label(`app.ledger.${name}`), <b key={name}>{usd(amount)}</b>] as const,
          ),
          ...(nextDue
            ? [[label('app.ledger.nextDue'), <DueDay key="due" day={nextDue} amount={nextDueAmount} />] as const]
            : []),
        ]}
      />
      {canAccess && <Entries order={order} />}
      <RecordPayment order={order} />
      <UseGiftVoucher order={order} />
      <RemindersSwitch order={order} />
    </Box>
  );
}

/** What is left to pay, or what is owed to the client. For an ended order nothing is left to pay. */
function balanceOf(order: Order): (readonly ['balance' | 'tooMuch' | 'owed', number])[] {
  const { balance, refundDue } = order;
  if (hasEnded(order)) return [['owed', refundDue]];
  return balance < 0 ? [['tooMuch', -balance]] : [['balance', balance]];
}

function DueDay({ day, amount }: { readonly day: string; readonly amount: number | null }) {
  const label = useLabel();
  return (
    <>
      {amount !== null && `${usd(amount)}, `}
      {dayName(day)} {day < today() && <ColorChip tone="earth" label={label('app.ledger.overdue')} />}
    </>
  );
}

function Entries({ order }: OfOrder) {
  const label = useLabel();
  const { data, error, refetch } = useLedger(order.id);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { ledger, creditedInvoices } = data;
  if (ledger.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{label('app.ledger.none')}</Typography>;
  return (
    <Box component="ul" aria-label={label('app.ledger.entries')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {ledger.map((entry) => (
        <LedgerRow key={entry.id} entry={entry} order={order} />
      ))}
      {creditedInvoices.map(({ invoiceNumber, creditNumber }) => (
        <Box component="li" key={creditNumber} sx={{ py: 1 }}>
          {label('app.ledger.credited', { invoice: invoiceNumber })}{' '}
          <ReceiptFile orderId={order.id} number={creditNumber} />
        </Box>
      ))}
    </Box>
  );
}
