import * as maxLengths from '@imisozi/core/fields/lengths';
import { GIFT_AMOUNT, MAX_GIFT_MESSAGE } from '@imisozi/core/gift-vouchers';
import { LEDGER_KINDS } from '@imisozi/core/ledger';
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  useCanAccess,
  useDataProvider,
} from 'react-admin';
import type { NewGiftVoucher } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { today } from '../format/kigaliDays';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { LanguageInput } from '../forms/LanguageInput';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';

const WAYS = LEDGER_KINDS.map((id) => ({ id, name: `app.ledger.kinds.${id}` }));
const SUGGESTED = 250;
const MAX_REFERENCE = 100;

/** What was typed; cleared inputs are left out. */
function givenOf({ reference, expiresOn, recipientEmail, message, ...form }: NewGiftVoucher): NewGiftVoucher {
  return {
    ...form,
    ...(reference && { reference }),
    ...(expiresOn && { expiresOn }),
    ...(recipientEmail && { recipientEmail }),
    ...(message && { message }),
  };
}

/** Sells a gift voucher at the office (rules/gift-vouchers 1), for users who may. */
export function SellGiftVoucher() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'gift-vouchers', action: 'create' });
  // One key for each opened dialog, so that a repeated click sells one voucher.
  const [key, setKey] = useState<string | null>(null);
  if (!canAccess) return null;
  const text = (maxLength: number) => ({ htmlInput: { maxLength, autoComplete: 'off' } });
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setKey(crypto.randomUUID())}>
        {label('app.giftVouchers.sell.action')}
      </Button>
      {key && (
        <FormDialog<NewGiftVoucher>
          title={label('app.giftVouchers.sell.action')}
          text={label('app.giftVouchers.sell.text')}
          defaultValues={{ amount: SUGGESTED, way: 'cash', language: 'en', sendMails: true }}
          submit={label('app.giftVouchers.sell.action')}
          large
          send={(form) => {
            const body = givenOf(form);
            return dataProvider.sellGiftVoucher(body, `${key} ${JSON.stringify(body)}`);
          }}
          onClose={() => setKey(null)}
        >
          <FieldPair>
            <NumberInput
              source="amount"
              label="app.giftVouchers.sell.amount"
              {...GIFT_AMOUNT}
              step={0.01}
              helperText={false}
              validate={required(label('app.giftVouchers.sell.amountMissing'))}
              autoFocus
            />
            <SelectInput source="way" label="app.giftVouchers.sell.way" choices={WAYS} helperText={false} isRequired />
            <TextInput
              source="fromNames"
              label="resources.gift-vouchers.fields.fromNames"
              helperText={false}
              slotProps={text(maxLengths.fullName)}
              validate={requiredText(label('app.giftVouchers.sell.fromMissing'))}
            />
            <TextInput
              source="toNames"
              label="resources.gift-vouchers.fields.toNames"
              helperText={false}
              slotProps={text(maxLengths.fullName)}
              validate={requiredText(label('app.giftVouchers.sell.toMissing'))}
            />
            <TextInput
              source="buyerEmail"
              type="email"
              label="resources.gift-vouchers.fields.buyerEmail"
              helperText={false}
              autoComplete="off"
              validate={requiredText(label('app.giftVouchers.sell.emailMissing'))}
            />
            <TextInput
              source="recipientEmail"
              type="email"
              label="resources.gift-vouchers.fields.recipientEmail"
              helperText="app.giftVouchers.sell.recipientHelp"
              autoComplete="off"
            />
            <TextInput
              source="reference"
              label="app.giftVouchers.sell.reference"
              helperText={false}
              slotProps={text(MAX_REFERENCE)}
            />
            <DateInput
              source="expiresOn"
              label="resources.gift-vouchers.fields.expiresOn"
              helperText="app.giftVouchers.sell.expiryHelp"
              slotProps={{ htmlInput: { min: today() } }}
            />
            <LanguageInput />
          </FieldPair>
          <TextInput
            source="message"
            label="resources.gift-vouchers.fields.message"
            multiline
            helperText={false}
            slotProps={text(MAX_GIFT_MESSAGE)}
          />
          <BooleanInput source="sendMails" label="app.giftVouchers.sell.mail" helperText={false} />
        </FormDialog>
      )}
    </>
  );
}
