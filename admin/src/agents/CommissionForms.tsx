import { DOLLARS } from '@imisozi/core/fields/counts';
import { LEDGER_KINDS } from '@imisozi/core/ledger';
import { usd } from '@imisozi/core/money';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DateInput, NumberInput, required, SelectInput, useCanAccess, useDataProvider } from 'react-admin';
import type { Agent, AgentStatement, CommissionPayment, NetOff as NetOffBody } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { today } from '../format/kigaliDays';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

const WAYS = LEDGER_KINDS.map((id) => ({ id, name: `app.ledger.kinds.${id}` }));
const MAX_REFERENCE = 100;

interface OfAgent {
  readonly agent: Agent;
}

/** Records that commission was paid out, for users who keep the books (rules/agents 4). */
export function PayOut({ agent }: OfAgent) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'agents', action: 'pay' });
  // One key for each opened dialog, so that a repeated click records one payment.
  const [key, setKey] = useState<string | null>(null);
  const most = agent.money?.commission ?? 0;
  if (!canAccess || most <= 0) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setKey(crypto.randomUUID())}>
        {label('app.agents.payOut.action')}
      </Button>
      {key && (
        <FormDialog<CommissionPayment>
          title={label('app.agents.payOut.title', { company: agent.company })}
          text={label('app.agents.payOut.text', { amount: usd(most) })}
          defaultValues={{ amount: most, day: today(), way: 'bank' }}
          submit={label('app.agents.payOut.action')}
          send={({ amount, day, way, reference }) => {
            const body = { amount, way, ...(day && { day }), ...(reference && { reference }) };
            return dataProvider.payCommission(agent.id, body, `${key} ${JSON.stringify(body)}`);
          }}
          onClose={() => setKey(null)}
        >
          <FieldPair>
            <NumberInput
              source="amount"
              label="app.agents.payOut.amount"
              min={0.01}
              max={most}
              step={0.01}
              helperText={false}
              validate={required(label('app.agents.payOut.amountMissing'))}
              autoFocus
            />
            <DateInput source="day" label="app.agents.payOut.day" helperText={false} />
            <SelectInput source="way" label="app.agents.payOut.way" choices={WAYS} helperText={false} isRequired />
            <TextInput
              source="reference"
              label="app.agents.payOut.reference"
              helperText={false}
              slotProps={{ htmlInput: { maxLength: MAX_REFERENCE, autoComplete: 'off' } }}
            />
          </FieldPair>
        </FormDialog>
      )}
    </>
  );
}

interface NetOffProps extends OfAgent {
  readonly bookings: AgentStatement['bookings'];
}

/** Pays a booking of the agent with its commission, for users who keep the books (rules/agents 4). */
export function NetOff({ agent, bookings }: NetOffProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'agents', action: 'pay' });
  const [key, setKey] = useState<string | null>(null);
  const open = bookings.filter(({ due }) => due > 0);
  const most = agent.money?.commission ?? 0;
  if (!canAccess || most <= 0 || open.length === 0) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setKey(crypto.randomUUID())}>
        {label('app.agents.netOff.action')}
      </Button>
      {key && (
        <FormDialog<NetOffBody>
          title={label('app.agents.netOff.title', { company: agent.company })}
          text={label('app.agents.netOff.text', { amount: usd(most) })}
          defaultValues={{ orderId: open[0]!.orderId }}
          submit={label('app.agents.netOff.action')}
          send={({ orderId, amount }) => {
            const body = { orderId, ...(amount && { amount }) };
            return dataProvider.netOffCommission(agent.id, body, `${key} ${JSON.stringify(body)}`);
          }}
          onClose={() => setKey(null)}
        >
          <SelectInput
            source="orderId"
            label="app.agents.netOff.booking"
            choices={open.map(({ orderId, number, client, due }) => ({
              id: orderId,
              name: label('app.agents.netOff.option', { number, client, due: usd(due) }),
            }))}
            translateChoice={false}
            helperText={false}
            isRequired
          />
          <NumberInput
            source="amount"
            label="app.agents.payOut.amount"
            min={0.01}
            max={Math.min(most, DOLLARS.max)}
            step={0.01}
            helperText="app.agents.netOff.amountHelp"
          />
        </FormDialog>
      )}
    </>
  );
}
