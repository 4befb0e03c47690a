import { OmitType } from '@nestjs/swagger';
import { field, view } from '../../../platform/http/view.js';
import { AgentEntryView, StatementAnswer } from '../../agents/agent.statement.view.js';
import { AgentMoneyView, AgentView } from '../../agents/agent.view.js';

/** An agent as its own logins see it: without the notes of the office. */
export class OwnAgentView extends view(
  { money: field.one(AgentMoneyView) },
  OmitType(AgentView, ['id', 'note', 'money', 'createdAt'] as const),
) {}

/** An entry of the commission, without who recorded it and what they noted. */
class OwnEntryView extends OmitType(AgentEntryView, ['note', 'recordedBy'] as const) {}

/** The statement of a month as the agent sees it; money in US dollars. */
export class OwnStatementAnswer extends view(
  { entries: field.list(OwnEntryView, 'Of the month, oldest first.') },
  OmitType(StatementAnswer, ['agent', 'entries'] as const),
) {}

export function ownAgentView({ id: _, note: __, createdAt: ___, ...shown }: AgentView, money: AgentMoneyView) {
  return { ...shown, money } satisfies OwnAgentView;
}

export function ownStatement({ agent: _, entries, ...shown }: StatementAnswer): OwnStatementAnswer {
  return { ...shown, entries: entries.map(({ note: __, recordedBy: ___, ...entry }) => entry) };
}
