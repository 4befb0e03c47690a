import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BooleanInput, minValue, NumberInput, required, useDataProvider } from 'react-admin';
import { CURRENCY } from '@imisozi/core/money';
import type { ConfirmedRow, StatementProposal, StatementRow } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';
import { PartFields, type PartForm } from './PartFields';
import { minorMoney } from './rowMoney';

interface AssignForm {
  readonly parts: readonly PartForm[];
  readonly rate: number | null;
  readonly reference: string;
  readonly takeMore: boolean;
}

interface AssignRowProps {
  readonly statementId: string;
  readonly row: StatementRow;
  /** Fills in the form; without one it starts with all that is left of the row. */
  readonly proposal?: StatementProposal;
  readonly text: string;
  /** For those who do not see where the button stands. */
  readonly name: string;
}

/** Books a row for a booking that staff search, or in parts for several (rules/statements 4). */
export function AssignRow(props: AssignRowProps) {
  const { statementId, row, proposal, text, name } = props;
  const { id, position, currency, left, worth, reference } = row;
  const label = useLabel();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [isOpen, setIsOpen] = useState(false);
  const first = { orderId: '', amount: worth, fee: null };
  return (
    <>
      <Button size="small" variant={proposal ? 'outlined' : 'text'} aria-label={name} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && (
        <FormDialog<AssignForm>
          title={label('app.statements.assign.title', { row: position, amount: minorMoney(left, currency) })}
          text={proposal?.reason ?? [row.name, row.text].filter(Boolean).join(' · ')}
          defaultValues={{
            parts: proposal?.parts.map(({ orderId, amount, fee }) => ({ orderId, amount, fee: fee || null })) ?? [
              first,
            ],
            rate: proposal?.rate ?? null,
            reference,
            takeMore: false,
          }}
          submit={label('app.statements.assign.submit')}
          large
          send={async (values) => {
            const { message } = await dataProvider.confirmRows(statementId, [confirmedRow(id, values)]);
            await queries.invalidateQueries({ queryKey: ['statements'] });
            return message;
          }}
          onClose={() => setIsOpen(false)}
        >
          <PartFields direction={row.direction} />
          {currency !== CURRENCY && (
            <NumberInput
              source="rate"
              label={label('app.statements.assign.rate', { currency })}
              step="any"
              min={0}
              helperText={false}
              validate={
                worth === null ? [required(label('app.statements.assign.rateMissing')), minValue(0.0001)] : undefined
              }
            />
          )}
          <TextInput
            source="reference"
            label="app.statements.assign.reference"
            helperText={false}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <BooleanInput source="takeMore" label="app.statements.assign.takeMore" helperText={false} />
        </FormDialog>
      )}
    </>
  );
}

const confirmedRow = (row: string, { parts, rate, reference, takeMore }: AssignForm): ConfirmedRow => ({
  row,
  parts: parts.map(({ orderId, amount, fee }) => ({ orderId, amount: amount!, ...(fee && { fee }) })),
  ...(rate && { rate }),
  ...(reference && { reference }),
  takeMore,
});
