import { usd } from '@imisozi/core/money';
import { Box, Link, Typography } from '@mui/material';
import { LinkBase, useCanAccess, useRedirect } from 'react-admin';
import { DeleteButton } from '../actions/DeleteButton';
import type { Agent } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { PhoneLinks } from '../ui/PhoneLinks';
import { ChangeAgent } from './AgentForms';
import { agentBookingsPath } from './agentPaths';
import { AgentStatement } from './AgentStatement';

/** One agent with its money and statements, in a drawer beside the list. */
export function AgentShow() {
  return (
    <RecordDrawer<Agent>>
      <RecordBody<Agent>>{(agent) => <AgentDetail agent={agent} />}</RecordBody>
    </RecordDrawer>
  );
}

function AgentDetail({ agent }: { readonly agent: Agent }) {
  const label = useLabel();
  const redirect = useRedirect();
  const { canAccess } = useCanAccess({ resource: 'agents', action: 'edit' });
  const { id, company, contact, email, phoneNumber, address, tin, note, deal, percent, money } = agent;
  const name = (field: 'contact' | 'email' | 'phoneNumber' | 'address' | 'tin' | 'deal' | 'note') =>
    label(`resources.agents.fields.${field}`);
  return (
    <>
      <RecordTitle title={company}>{label(`app.agents.percentOf.${deal}`, { percent })}</RecordTitle>
      {canAccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ChangeAgent agent={agent} />
          <DeleteButton
            resource="agents"
            record={agent}
            size="small"
            question={label('app.delete.question', { title: company })}
            consequence={label('app.agents.deleteConsequence')}
            onDeleted={() => redirect('list', 'agents')}
          />
        </Box>
      )}
      <Facts
        heading={label('app.agents.contact')}
        rows={[
          [name('contact'), contact || '–'],
          [name('phoneNumber'), phoneNumber ? <PhoneLinks phone={phoneNumber} /> : '–'],
          [name('email'), email ? <Link href={`mailto:${email}`}>{email}</Link> : '–'],
          [name('address'), address || '–'],
          [name('tin'), tin || '–'],
          ...(note ? [[name('note'), note] as const] : []),
        ]}
      />
      {money && (
        <Facts
          heading={label('app.agents.money')}
          rows={[
            [label('app.agents.owed'), usd(money.owed)],
            [
              label('app.agents.creditLeft'),
              money.creditLeft === null ? label('app.agents.noLimit') : usd(money.creditLeft),
            ],
            [label('app.agents.commission'), usd(money.commission)],
          ]}
        />
      )}
      <Typography>
        <Link component={LinkBase} to={agentBookingsPath(id)}>
          {label('app.agents.bookings')}
        </Link>
      </Typography>
      <AgentStatement agent={agent} />
    </>
  );
}
