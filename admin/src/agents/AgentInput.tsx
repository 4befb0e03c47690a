import type { Validator } from 'react-admin';
import { RecordInput } from '../forms/RecordInput';

const BY_COMPANY = { field: 'company', order: 'ASC' } as const;
/** Ended ones get no new bookings (rules/agents 1). */
const WORKING = { endedAt_null: true };

interface AgentInputProps {
  readonly helperText?: string | false;
  readonly validate?: Validator;
}

/** Chooses the agent that a booking or a proposal is by, or whose login an account is. */
export function AgentInput({ helperText = false, validate }: AgentInputProps) {
  return (
    <RecordInput
      source="agentId"
      reference="agents"
      sort={BY_COMPANY}
      filter={WORKING}
      label="app.agents.agent"
      optionText="company"
      helperText={helperText}
      validate={validate}
    />
  );
}

/** A filter by agent, for users who may see them. */
export const agentFilterInput = (
  <RecordInput
    key="agentId"
    source="agentId"
    label="app.agents.agent"
    reference="agents"
    sort={BY_COMPANY}
    optionText="company"
    helperText={false}
  />
);
