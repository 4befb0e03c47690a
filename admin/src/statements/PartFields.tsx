import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { minValue, NumberInput, required } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import { MAX_PARTS } from '@imisozi/core/statements';
import type { Order, StatementRow } from '../data/types';
import { FieldPair } from '../forms/FieldPair';
import { RecordInput } from '../forms/RecordInput';
import { useLabel } from '../i18n/useLabel';

/** A part of a row in the form. */
export interface PartForm {
  readonly orderId: string;
  readonly amount: number | null;
  readonly fee: number | null;
}

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const EMPTY: PartForm = { orderId: '', amount: null, fee: null };
const SMALLEST = 0.01;

/** The bookings that a row is for, each with its amount. */
export function PartFields({ direction }: Pick<StatementRow, 'direction'>) {
  const label = useLabel();
  const { fields, append, remove } = useFieldArray<{ parts: PartForm[] }>({ name: 'parts' });
  const missing = label('app.statements.assign.amountMissing');
  return (
    <>
      {fields.map(({ id }, index) => (
        <Box key={id} role="group" aria-label={label('app.statements.assign.part', { number: index + 1 })}>
          {fields.length > 1 && (
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="h3" component="h3">
                {label('app.statements.assign.part', { number: index + 1 })}
              </Typography>
              <IconButton
                aria-label={label('app.statements.assign.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Delete />
              </IconButton>
            </Box>
          )}
          <RecordInput
            source={`parts.${index}.orderId`}
            reference="tour-bookings"
            sort={NEWEST_FIRST}
            label={label('app.statements.assign.booking')}
            helperText="app.statements.assign.bookingHelp"
            optionText={({ number, client, balance }: Order) => `${number} · ${client.names} · ${usd(balance)}`}
            validate={required(label('app.statements.assign.bookingMissing'))}
          />
          <FieldPair>
            <NumberInput
              source={`parts.${index}.amount`}
              label={label('app.statements.assign.amount')}
              step="any"
              min={0}
              helperText={false}
              validate={[required(missing), minValue(SMALLEST, missing)]}
            />
            {direction === 'in' && (
              <NumberInput
                source={`parts.${index}.fee`}
                label={label('app.statements.assign.fee')}
                step="any"
                min={0}
                helperText="app.statements.assign.feeHelp"
              />
            )}
          </FieldPair>
        </Box>
      ))}
      {fields.length < MAX_PARTS && (
        <Button startIcon={<Add />} onClick={() => append(EMPTY)} sx={{ justifySelf: 'start', mb: 1 }}>
          {label('app.statements.assign.add')}
        </Button>
      )}
    </>
  );
}
