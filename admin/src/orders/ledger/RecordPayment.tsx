import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  DateInput,
  minValue,
  NumberInput,
  required,
  SelectInput,
  useCanAccess,
  useDataProvider,
} from 'react-admin';
import { CURRENCY, usd } from '@imisozi/core/money';
import { useWatch } from 'react-hook-form';
import type { NewLedgerEntry, Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { today } from '../../format/kigaliDays';
import { FieldPair } from '../../forms/FieldPair';
import { FormDialog } from '../../forms/FormDialog';
import { TextInput } from '../../forms/TextInput';
import { hasEnded } from '../paymentsOf';
import { currencyIn, CurrencyFields, type CurrencyForm } from './CurrencyFields';
import { SureInput } from './SureInput';
import { useLedger } from './useLedger';
import { useLaterPayment } from './useLaterPayment';
import { useLabel } from '../../i18n/useLabel';

/** A record, so that the type check fails if the API adds a kind. */
const KINDS: Record<NewLedgerEntry['kind'], true> = {
  bank: true,
  cash: true,
  'mobile-money': true,
  card: true,
  other: true,
};
const CHOICES = Object.keys(KINDS).map((id) => ({ id, name: `app.ledger.kinds.${id}` }));
const SMALLEST = 0.01;

interface Values extends Omit<NewLedgerEntry, 'direction' | keyof CurrencyForm>, CurrencyForm {
  readonly isOut: boolean;
  /** Confirms an amount that looks like a typing error. */
  readonly isSure: boolean;
}

/** The default amount: the next instalment, or what is owed to the client of an ended booking. */
function proposed(order: Order): Pick<Values, 'isOut'> & Partial<Pick<Values, 'amount'>> {
  const { nextDueAmount, refundDue } = order;
  if (nextDueAmount !== null) return { amount: nextDueAmount, isOut: false };
  return refundDue > 0 ? { amount: refundDue, isOut: true } : { isOut: hasEnded(order) };
}

/** Records a payment or refund, for users who may. */
export function RecordPayment({ order }: { readonly order: Order }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  // One key for each opened dialog, so that a repeated click books once.
  const [key, setKey] = useState<string | null>(null);
  const { canAccess } = useCanAccess({ resource: 'ledger', action: 'create' });
  const record = useLaterPayment(order);
  const { data: ledger } = useLedger(order.id, key !== null);
  if (!canAccess) return null;
  return (
    <div>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setKey(crypto.randomUUID())}>
        {label('app.ledger.record.action')}
      </Button>
      {key && (
        <FormDialog<Values>
          title={label('app.ledger.record.title', { number: order.number })}
          text={label(hasEnded(order) ? 'app.ledger.record.textOfEnded' : 'app.ledger.record.text', {
            paid: usd(order.paid),
            amount: usd(order.amount),
            owed: usd(order.refundDue),
          })}
          defaultValues={{
            kind: 'bank',
            currency: CURRENCY,
            ...proposed(order),
            receivedAt: today(),
            reference: '',
            note: '',
            isSure: false,
          }}
          submit={label('app.ledger.record.submit')}
          send={({ isOut, isSure: _, currency, inCurrency, rate, ...entry }) => {
            const moved = currencyIn({ currency, inCurrency, rate });
            const body = { ...entry, ...moved, direction: isOut ? 'out' : 'in' } as const;
            record({ amount: entry.amount, isOut }, () => dataProvider.bookMoney(order.id, body, key));
            return Promise.resolve('');
          }}
          onClose={() => setKey(null)}
        >
          <FieldPair>
            <Dollars />
            <CurrencyFields rates={ledger?.rates} />
            <SelectInput
              source="kind"
              label="app.ledger.record.kind"
              choices={CHOICES}
              helperText={false}
              validate={required()}
            />
            <DateInput
              source="receivedAt"
              label="app.ledger.record.receivedAt"
              helperText={false}
              validate={required(label('app.ledger.record.dayMissing'))}
            />
            <TextInput source="reference" label="app.ledger.record.reference" helperText={false} autoComplete="off" />
            <BankFee />
          </FieldPair>
          <TextInput source="note" label="app.ledger.record.note" multiline helperText={false} />
          <BooleanInput source="isOut" label="app.ledger.record.out" helperText={false} />
          <SureInput order={order} />
        </FormDialog>
      )}
    </div>
  );
}

/** What the bank kept of a transfer: a cost of the company. */
function BankFee() {
  const kind = useWatch<Values, 'kind'>({ name: 'kind' });
  if (kind !== 'bank') return null;
  return (
    <NumberInput
      source="fee"
      label="app.ledger.record.fee"
      min={0}
      step={SMALLEST}
      helperText="app.ledger.record.feeHelp"
    />
  );
}

/** What counts; another currency makes it. */
function Dollars() {
  const label = useLabel();
  const currency = useWatch<Values, 'currency'>({ name: 'currency' });
  const more = label('app.ledger.record.amountMissing');
  return (
    <NumberInput
      source="amount"
      label="app.ledger.record.amount"
      min={SMALLEST}
      step={SMALLEST}
      helperText={false}
      validate={[required(more), minValue(SMALLEST, more)]}
      readOnly={currency !== CURRENCY}
      autoFocus
    />
  );
}
