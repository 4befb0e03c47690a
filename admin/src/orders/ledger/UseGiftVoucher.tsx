import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { FormDialog } from '../../forms/FormDialog';
import { TextInput } from '../../forms/TextInput';
import { requiredText } from '../../forms/requiredText';
import { useLabel } from '../../i18n/useLabel';

const MAX_CODE = 40;

/** Pays a booking with the code of a gift voucher (rules/gift-vouchers 3). */
export function UseGiftVoucher({ order }: { readonly order: Order }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [key, setKey] = useState<string | null>(null);
  const { canAccess } = useCanAccess({ resource: 'ledger', action: 'create' });
  if (!canAccess || order.leftToPay <= 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setKey(crypto.randomUUID())}>
        {label('app.giftVouchers.spend.action')}
      </Button>
      {key && (
        <FormDialog<{ readonly code: string }>
          title={label('app.giftVouchers.spend.title', { number: order.number })}
          text={label('app.giftVouchers.spend.text')}
          defaultValues={{}}
          submit={label('app.giftVouchers.spend.action')}
          send={({ code }) => dataProvider.spendGiftVoucher(order.id, code, `${key} ${code}`)}
          onClose={() => setKey(null)}
        >
          <TextInput
            source="code"
            label="app.giftVouchers.spend.code"
            helperText={false}
            validate={requiredText(label('app.giftVouchers.spend.codeMissing'))}
            slotProps={{ htmlInput: { maxLength: MAX_CODE, autoComplete: 'off', spellCheck: false } }}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}
