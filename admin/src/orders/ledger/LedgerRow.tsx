import { Box, Typography } from '@mui/material';
import { catDate } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { moneyIn } from '@imisozi/core/paid-in-currency';
import type { LedgerEntry, Order } from '../../data/types';
import { dayName } from '../../format/catTime';
import { useLabel } from '../../i18n/useLabel';
import { ColorChip } from '../../ui/ColorChip';
import { ReceiptFile } from './ReceiptFile';
import { VoidEntry } from './VoidEntry';

interface LedgerRowProps {
  readonly entry: LedgerEntry;
  readonly order: Order;
}

/** A ledger entry; voided entries are struck through. */
export function LedgerRow({ entry, order }: LedgerRowProps) {
  const label = useLabel();
  const {
    kind,
    direction,
    amount,
    receivedAt,
    reference,
    recordedBy,
    note,
    receiptNumber,
    voidedAt,
    voids,
    fee,
    taxes,
  } = entry;
  const isIn = direction === 'in';
  const moved = movedIn(entry);
  const about = [
    dayName(catDate(new Date(receivedAt))),
    moved && label('app.ledger.inCurrency', { money: moneyIn(moved, 'en-US'), rate: entry.rate ?? '' }),
    fee > 0 && label('app.ledger.fee', { amount: usd(fee) }),
    taxes && taxes.tax > 0 && label('app.ledger.tax', { amount: usd(taxes.tax) }),
    reference && label('app.ledger.reference', { reference }),
    recordedBy && label('app.ledger.by', { email: recordedBy }),
  ];
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box
          component={voidedAt ? 's' : 'span'}
          sx={{ fontWeight: 650, color: voidedAt ? 'text.secondary' : undefined }}
        >
          {isIn ? '' : '−'}
          {usd(amount)}
        </Box>
        <ColorChip tone={isIn ? 'green' : 'gold'} label={label(`app.ledger.directions.${direction}`)} />
        <span>{label(`app.ledger.kinds.${kind}`)}</span>
        {entry.isTest && <ColorChip tone="plain" label={label('app.ledger.test')} />}
        {voidedAt && <ColorChip tone="earth" label={label(voids ? 'app.ledger.counter' : 'app.ledger.voided')} />}
        <Box sx={{ flexGrow: 1 }} />
        <VoidEntry entry={entry} order={order} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {about.filter(Boolean).join(' · ')}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      <ReceiptFile orderId={order.id} number={receiptNumber} />
    </Box>
  );
}

/** What moved, if it was another currency than dollars. */
const movedIn = ({ currency, amountInCurrency: amount }: LedgerEntry) =>
  currency && amount !== null ? { currency, amount } : undefined;
