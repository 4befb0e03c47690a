import { reason } from '@imisozi/core/fields/lengths';

import { useWatch } from 'react-hook-form';
import { TextInput } from '../forms/TextInput';

/** Why the agent of a form may owe more than its credit limit (rules/agents 3); nothing without an agent. */
export function CreditReasonInput() {
  const agentId = useWatch({ name: 'agentId' }) as string | null;
  if (!agentId) return null;
  return (
    <TextInput
      source="creditReason"
      label="app.agents.creditReason"
      helperText="app.agents.creditReasonHelp"
      slotProps={{ htmlInput: { maxLength: reason, autoComplete: 'off' } }}
    />
  );
}
