import { usd } from '@imisozi/core/money';
import { AGENT_DEALS } from '@imisozi/core/agents';
import { Box } from '@mui/material';
import { CanAccess, NullableBooleanInput } from 'react-admin';
import type { Agent } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  choiceInput,
  Column,
  ListEmpty,
  ListPage,
  MailLink,
  PhoneLink,
  RowCard,
  RowLink,
  SEARCH_INPUT,
} from '../lists';
import { ColorChip } from '../ui/ColorChip';
import { agentPath } from './agentPaths';
import { AgentShow } from './AgentShow';
import { ChangeAgent, CreateAgent } from './AgentForms';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'deal',
    'resources.agents.fields.deal',
    AGENT_DEALS.map((id) => ({ id, name: `app.agents.deals.${id}` })),
  ),
  <NullableBooleanInput key="working" source="endedAt_null" label="app.agents.working" />,
];
const SORT_FIELDS = ['company', 'deal', 'percent', 'creditLimit', 'createdAt'];
const BY_COMPANY = { field: 'company', order: 'ASC' } as const;

/** /account/agents (rules/agents 1) */
export default function AgentList() {
  const label = useLabel();
  const deal = ({ deal: kind, percent }: Agent) => label(`app.agents.percentOf.${kind}`, { percent });
  const credit = ({ creditLimit, creditDays }: Agent) =>
    label('app.agents.credit', {
      limit: creditLimit === null ? label('app.agents.noLimit') : usd(creditLimit),
      days: creditDays,
    });
  return (
    <>
      <ListPage<Agent>
        title={label('app.menu.agents')}
        notice={<CreateAgent />}
        filters={FILTERS}
        sort={BY_COMPANY}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(agent) => (
          <RowCard
            title={<RowLink to={agentPath(agent.id)}>{agent.company}</RowLink>}
            badge={<State agent={agent} />}
            subtitle={
              <>
                {deal(agent)}
                <Contact agent={agent} />
              </>
            }
            lines={[agent.contact, credit(agent)]}
            foot={agent.address}
            figure={
              <CanAccess action="edit">
                <ChangeAgent agent={agent} />
              </CanAccess>
            }
          />
        )}
        empty={<ListEmpty title={label('app.agents.empty')} body={label('app.agents.emptyBody')} />}
      >
        <Column<Agent> source="company" render={({ id, company }) => <RowLink to={agentPath(id)}>{company}</RowLink>} />
        <Column<Agent> source="deal" render={deal} />
        <Column<Agent>
          source="contact"
          disableSort
          render={(agent) => (
            <>
              <div>{agent.contact}</div>
              <Contact agent={agent} />
            </>
          )}
        />
        <Column<Agent> source="creditLimit" render={credit} />
        <Column<Agent> source="endedAt" disableSort render={(agent) => <State agent={agent} />} />
        <ActionsColumn<Agent> action="edit" render={(agent) => <ChangeAgent agent={agent} />} />
      </ListPage>
      <AgentShow />
    </>
  );
}

interface OfAgent {
  readonly agent: Agent;
}

/** How to reach an agent, as links. */
function Contact({ agent: { phoneNumber, email } }: OfAgent) {
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', '& a': { minHeight: 24 } }}>
      {phoneNumber && <PhoneLink phone={phoneNumber} />}
      {email && <MailLink email={email} max={260} />}
    </Box>
  );
}

function State({ agent: { endedAt } }: OfAgent) {
  const label = useLabel();
  return endedAt ? (
    <ColorChip tone="plain" label={label('app.agents.ended')} />
  ) : (
    <ColorChip tone="green" label={label('app.agents.working')} />
  );
}
