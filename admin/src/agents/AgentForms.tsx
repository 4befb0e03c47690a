import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useCreate, useUpdate } from 'react-admin';
import type { NewAgent, Agent } from '../data/types';
import type { Written } from '../data/writes';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { AgentFields } from './AgentFields';
import { NEW_AGENT, agentFields, agentForm, type AgentForm } from './agentForm';

/** Adds an agent. */
export function CreateAgent() {
  const label = useLabel();
  const [create] = useCreate<NewAgent, Error, Written<Agent>>('agents', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'agents', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.agents.create')}
      </Button>
      {open && (
        <FormDialog<AgentForm>
          title={label('app.agents.create')}
          defaultValues={NEW_AGENT}
          submit={label('app.agents.create')}
          large
          send={async (form) =>
            ((await create(undefined, { data: agentFields(form) })) as Written<Agent>).serverMessage
          }
          onClose={() => setOpen(false)}
        >
          <AgentFields />
        </FormDialog>
      )}
    </>
  );
}

/** Changes an agent, or ends the work with it. */
export function ChangeAgent({ agent }: { readonly agent: Agent }) {
  const label = useLabel();
  const [update] = useUpdate('agents', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, company } = agent;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.agents.update'), title: company })}
        onClick={() => setOpen(true)}
      >
        {label('app.agents.update')}
      </Button>
      {open && (
        <FormDialog<AgentForm>
          title={company}
          defaultValues={agentForm(agent)}
          submit={label('app.agents.save')}
          large
          send={async (form, before) => {
            const data = changedFields(agentFields(before as AgentForm), agentFields(form));
            return ((await update(undefined, { id, data, previousData: agent })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <AgentFields />
        </FormDialog>
      )}
    </>
  );
}
