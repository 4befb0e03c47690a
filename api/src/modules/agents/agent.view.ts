import { AGENT_DEALS } from '@imisozi/core/agents';
import { field, view } from '../../platform/http/view.js';
import type { Agent } from './agent.entity.js';

export class AgentTourPercentView extends view({
  tourId: field.uuid(),
  percent: field.integer(15),
}) {}

/** What an agent owes and is owed, in US dollars. */
export class AgentMoneyView extends view({
  owed: field.number(3_640, 'What is left to pay of bookings that go on.'),
  creditLeft: field.number(6_360, 'How much more may be booked; null: without limit.').nullable(),
  commission: field.number(182, 'Earned and not given yet; below 0: too much was given.'),
}) {}

export class AgentView extends view({
  id: field.uuid(),
  company: field.string('Example Journeys'),
  contact: field.string('The sales desk'),
  email: field.string('sales@agent.example'),
  phoneNumber: field.string('+254 700 000 000'),
  address: field.string('Nairobi, Kenya'),
  tin: field.string('100123456'),
  deal: field.enum(AGENT_DEALS),
  percent: field.integer(10, 'Of the price without permits.'),
  tourPercents: field.list(AgentTourPercentView),
  creditDays: field.integer(30, 'How many days after a booking nothing of it is due yet.'),
  creditLimit: field.number(10_000, 'US dollars; null: without limit.').nullable(),
  note: field.string('Met at the fair.'),
  money: field.one(AgentMoneyView, 'Of a single agent only.').optional(),
  endedAt: field.time('Null while the company works with it.').nullable(),
  createdAt: field.time(),
}) {}

export class AgentAnswer extends view({
  message: field.string('The agent has been created.'),
  data: field.one(AgentView),
}) {}

export const agentView = (agent: Agent): AgentView => ({
  id: agent.id,
  company: agent.company,
  contact: agent.contact,
  email: agent.email,
  phoneNumber: agent.phoneNumber,
  address: agent.address,
  tin: agent.tin,
  deal: agent.deal,
  percent: agent.percent,
  tourPercents: (agent.tourPercents ?? []).map(({ tourId, percent }) => ({ tourId, percent })),
  creditDays: agent.creditDays,
  creditLimit: agent.creditLimit,
  note: agent.note,
  endedAt: agent.endedAt?.toISOString() ?? null,
  createdAt: agent.createdAt.toISOString(),
});
