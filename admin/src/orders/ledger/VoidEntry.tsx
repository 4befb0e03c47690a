import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { usd } from '@imisozi/core/money';
import type { LedgerEntry, Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { FormDialog } from '../../forms/FormDialog';
import { TextInput } from '../../forms/TextInput';
import { hasEnded } from '../paymentsOf';
import { requiredText } from '../../forms/requiredText';
import { useLabel } from '../../i18n/useLabel';

interface VoidEntryProps {
  readonly entry: LedgerEntry;
  readonly order: Order;
}

/** Voids an entry with a reason; for admins. */
export function VoidEntry({ entry, order }: VoidEntryProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'ledger', action: 'void' });
  const { id, amount, direction, receiptNumber, voidedAt, voids } = entry;
  if (!canAccess || voidedAt || voids) return null;
  const balance = order.balance + (direction === 'in' ? amount : -amount);
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={label('app.ledger.void.of', { number: receiptNumber })}
        onClick={() => setOpen(true)}
      >
        {label('app.ledger.void.action')}
      </Button>
      {open && (
        <FormDialog<{ readonly reason: string }>
          title={label('app.ledger.void.title', { amount: usd(amount), number: receiptNumber })}
          text={label(
            hasEnded(order)
              ? 'app.ledger.void.consequenceOfEnded'
              : order.status === 'PAID' && balance > 0
                ? 'app.ledger.void.consequenceOfPaid'
                : 'app.ledger.void.consequence',
            { balance: usd(balance) },
          )}
          defaultValues={{ reason: '' }}
          submit={label('app.ledger.void.submit')}
          danger
          send={({ reason }) => dataProvider.voidEntry(id, reason)}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={label('app.ledger.void.reason')}
            multiline
            minRows={2}
            validate={requiredText(label('app.ledger.void.reasonMissing'))}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}
