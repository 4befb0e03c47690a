import { LEDGER_KINDS } from '@imisozi/core/ledger';
import { costText, MAX_SERVICE_REFERENCE } from '@imisozi/core/suppliers';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DateInput, required, SelectInput, useCanAccess, useDataProvider } from 'react-admin';
import type { ServicePayment, TripService } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { today } from '../format/kigaliDays';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

const WAYS = LEDGER_KINDS.map((id) => ({ id, name: `app.ledger.kinds.${id}` }));

/** Records that a supplier was paid for a service, for users who may (rules/suppliers 5). */
export function PayService({ service }: { readonly service: TripService }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'services', action: 'pay' });
  // One key for each opened dialog, so that a repeated click records one payment.
  const [key, setKey] = useState<string | null>(null);
  const { id, state, paidOn, supplier, what, orderNumber, cost, currency } = service;
  if (!canAccess || state !== 'confirmed' || paidOn) return null;
  const action = label('app.services.steps.paid');
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action, title: label('app.services.of', { what, supplier }) })}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {action}
      </Button>
      {key && (
        <FormDialog<ServicePayment>
          title={label('app.services.ask.paid', { supplier, cost: costText(currency, cost) })}
          text={label('app.services.says.paid', { what, number: orderNumber })}
          defaultValues={{ paidOn: today(), way: 'bank' }}
          submit={action}
          send={({ paidOn: day, way, reference }) =>
            dataProvider.payService(
              id,
              { paidOn: day, way, ...(reference && { reference }) },
              `${key} ${JSON.stringify([day, way, reference])}`,
            )
          }
          onClose={() => setKey(null)}
        >
          <DateInput
            source="paidOn"
            label="app.services.paidOn"
            helperText={false}
            validate={required(label('app.services.paidOnMissing'))}
          />
          <SelectInput source="way" label="app.services.way" choices={WAYS} helperText={false} isRequired />
          <TextInput
            source="reference"
            label="app.services.paidReference"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: MAX_SERVICE_REFERENCE, autoComplete: 'off' } }}
          />
        </FormDialog>
      )}
    </>
  );
}
