import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';

const BY_COMPANY = { field: 'company', order: 'ASC' } as const;
/** Ended ones get no new bookings (rules/agents 1). */
const WORKING = { endedAt_null: true };
const search = (q: string) => ({ q });

interface AgentInputProps {
  readonly helperText?: string | false;
  readonly validate?: Validator;
}

/** Chooses the agent that a booking or a proposal is by, or whose login an account is. */
export function AgentInput({ helperText = false, validate }: AgentInputProps) {
  return (
    <ReferenceInput source="agentId" reference="agents" sort={BY_COMPANY} filter={WORKING} perPage={50}>
      <AutocompleteInput
        label="app.agents.agent"
        optionText="company"
        filterToQuery={search}
        helperText={helperText}
        validate={validate}
      />
    </ReferenceInput>
  );
}

/** A filter by agent, for users who may see them. */
export const agentFilterInput = (
  <ReferenceInput
    key="agentId"
    source="agentId"
    label="app.agents.agent"
    reference="agents"
    sort={BY_COMPANY}
    perPage={50}
  >
    <AutocompleteInput label="app.agents.agent" optionText="company" filterToQuery={search} helperText={false} />
  </ReferenceInput>
);
