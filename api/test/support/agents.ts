import type { DataSource, DeepPartial } from 'typeorm';
import { Agent } from '../../src/modules/agents/agent.entity.js';
import { AgentEntry } from '../../src/modules/agents/agent-entry.entity.js';

export function makeAgent(dataSource: DataSource, fields: DeepPartial<Agent> = {}): Promise<Agent> {
  const agents = dataSource.getRepository(Agent);
  const known = { contact: '', email: '', phoneNumber: '', address: 'Nairobi', tin: '', note: '', creditDays: 0 };
  return agents.save(agents.create({ company: 'Spec Journeys', deal: 'commission', percent: 10, ...known, ...fields }));
}

/** Commission of $100 that an agent has earned. */
export function makeCommission(dataSource: DataSource, agentId: string, fields: DeepPartial<AgentEntry> = {}) {
  const entries = dataSource.getRepository(AgentEntry);
  const earned = { kind: 'earned', amount: 100, day: '2026-01-05', note: '', recordedBy: '' } as const;
  return entries.save(entries.create({ agentId, ...earned, ...fields }));
}
