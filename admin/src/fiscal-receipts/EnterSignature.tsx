import { Button } from '@mui/material';
import { useState } from 'react';
import { NumberInput, useDataProvider, useRefresh } from 'react-admin';
import type { FiscalReceipt, NewFiscalSignature } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

const TEXTS = ['internalData', 'signature', 'deviceId', 'machineId'] as const;

/** Copies the signature of a paper from the device's journal, where its answer was lost (rules/fiscal 3). */
export function EnterSignature({ receipt: { id, paper } }: { readonly receipt: FiscalReceipt }) {
  const label = useLabel();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.fiscal.enter'), title: paper })}
        onClick={() => setOpen(true)}
      >
        {label('app.fiscal.enter')}
      </Button>
      {open && (
        <FormDialog<NewFiscalSignature>
          title={label('app.fiscal.enterTitle', { paper })}
          text={label('app.fiscal.enterText')}
          defaultValues={{}}
          submit={label('app.fiscal.save')}
          send={async (signature) => {
            const message = await dataProvider.enterSignature(id, signature);
            refresh();
            return message;
          }}
          onClose={() => setOpen(false)}
        >
          <NumberInput source="receiptNumber" label="app.fiscal.receiptNumber" min={1} helperText={false} autoFocus />
          <NumberInput source="totalReceipts" label="app.fiscal.totalReceipts" min={1} helperText={false} />
          {TEXTS.map((source) => (
            <TextInput key={source} source={source} label={`app.fiscal.${source}`} helperText={false} />
          ))}
          <TextInput source="signedAt" label="app.fiscal.signedAt" helperText="app.fiscal.signedAtHelp" />
        </FormDialog>
      )}
    </>
  );
}
