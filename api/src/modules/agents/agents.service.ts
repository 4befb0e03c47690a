import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AGENT_DEALS } from '@imisozi/core/agents';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import { OrdersByAgent } from '../orders/order.agents.js';
import { UsersService } from '../users/users.service.js';
import { Agent } from './agent.entity.js';
import type { CreateAgentDto, UpdateAgentDto } from './agent.dto.js';

const LIST: ListDefinition = {
  resource: 'agents',
  search: ['company', 'contact', 'email'],
  equals: ['tin'],
  choices: { deal: AGENT_DEALS },
  ranges: ['endedAt', 'createdAt'],
  sortable: ['company', 'deal', 'percent', 'creditLimit', 'endedAt', 'createdAt'],
};

const KIND: RecordKind<Agent> = {
  entity: Agent,
  resource: 'agents',
  key: 'id',
  labelOf: ({ company }) => company,
  unknown: () => refusal('agent-not-found'),
};

const NOTHING_KNOWN = {
  contact: '',
  email: '',
  phoneNumber: '',
  address: '',
  tin: '',
  tourPercents: null,
  creditDays: 0,
  creditLimit: null,
  note: '',
  endedAt: null,
} as const satisfies Partial<Agent>;

/** Agents as staff edit them (rules/agents 1). */
@Injectable()
export class AgentsService {
  constructor(
    @InjectRepository(Agent) private readonly agents: Repository<Agent>,
    private readonly records: AuditedRecords,
    private readonly orders: OrdersByAgent,
    private readonly users: UsersService,
  ) {}

  page(query: ListQuery): Promise<ListPage<Agent>> {
    return readList(this.agents, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Agent> {
    const agent = await this.agents.findOneBy({ id });
    if (!agent) throw KIND.unknown();
    return agent;
  }

  create(actor: Actor, fields: CreateAgentDto): Promise<Agent> {
    const made = this.agents.create({ ...NOTHING_KNOWN, ...given(fields, null) });
    return this.records.create(KIND, actor, made);
  }

  /** Changes the given fields; bookings keep what was agreed for them. @throws Refused for an unknown id */
  update(actor: Actor, id: string, fields: UpdateAgentDto): Promise<Agent> {
    return this.records.change(KIND, actor, id, 'update', ({ endedAt }) => given(fields, endedAt));
  }

  /** @throws Refused for an unknown id, and for one that has bookings or a login */
  delete(actor: Actor, id: string): Promise<Agent> {
    return this.records.delete(KIND, actor, id, async (_, tx) => {
      if (await this.orders.exist(tx, id)) throw refusal('agent-used');
      if (await this.users.existForAgent(tx, id)) throw refusal('agent-has-login');
    });
  }
}

/** Fields that were left out keep their value. */
function given({ isEnded, email, phoneNumber, ...fields }: UpdateAgentDto, endedAt: Date | null): Partial<Agent> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(sent),
    ...(email !== undefined && { email: email ?? '' }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber ?? '' }),
    ...(isEnded !== undefined && { endedAt: isEnded ? (endedAt ?? new Date()) : null }),
  };
}
