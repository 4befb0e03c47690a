import { ROLES, type Role } from '@imisozi/core/access';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AgentInput } from '../agents/AgentInput';
import type { UserRole } from '../data/types';
import { useLabel } from '../i18n/useLabel';

/** Chooses the role of an account and, for the login of a travel agent, the agent (rules/agents 6). */
export function RoleInputs() {
  const label = useLabel();
  const role = useWatch({ name: 'role' }) as Role | undefined;
  return (
    <>
      <SelectInput
        source="role"
        label="resources.users.fields.role"
        choices={ROLES.map((id) => ({ id, name: `app.users.roles.${id}` }))}
        validate={required(label('app.users.required.role'))}
      />
      {role === 'agent' && (
        <AgentInput helperText="app.users.agentHelp" validate={required(label('app.users.required.agent'))} />
      )}
    </>
  );
}

/** The agent of another role's earlier choice is not sent. */
export const roleIn = ({ role, agentId }: UserRole): UserRole =>
  role === 'agent' && agentId ? { role, agentId } : { role };
