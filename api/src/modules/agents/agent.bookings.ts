import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { agentPercentFor } from '@imisozi/core/agents';
import { usd } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Discount } from '@imisozi/core/pricing/discount';
import { refusal } from '../../platform/errors/refused.js';
import { OrdersByAgent } from '../orders/order.agents.js';
import type { Order } from '../orders/order.entity.js';
import { Agent } from './agent.entity.js';

/** What a booking keeps of its agent. */
export type AgentOfOrder = Pick<Order, 'agentId' | 'agentTerms'>;

export const NO_AGENT: AgentOfOrder = { agentId: null, agentTerms: null };

/** Bookings by agents (rules/agents 2, 3). */
@Injectable()
export class AgentBookings {
  constructor(
    @InjectRepository(Agent) private readonly agents: Repository<Agent>,
    private readonly orders: OrdersByAgent,
  ) {}

  /**
   * The discount of an agent with net prices on a tour; undefined for a commission.
   * @throws Refused for an unknown agent, and for one that has ended
   */
  async netDiscount(id: string, tourId: string): Promise<Discount | undefined> {
    const agent = await this.active(id);
    const percent = percentOf(agent, tourId);
    if (agent.deal !== 'net' || percent === 0) return undefined;
    return { percent, reason: `Net price for ${agent.company}` };
  }

  /**
   * What a booking keeps of its agent: later changes of the agent concern later bookings.
   * @throws Refused for an unknown agent, and for one that has ended
   */
  async termsFor(id: string, tourId: string): Promise<AgentOfOrder> {
    return termsOf(await this.active(id), tourId);
  }

  /** The same for what was offered before: its client is not refused because the agent has ended since. */
  async termsOffered(id: string | null, tourId: string): Promise<AgentOfOrder> {
    const agent = id ? await this.agents.findOneBy({ id }) : null;
    return agent ? termsOf(agent, tourId) : NO_AGENT;
  }

  /** @throws Refused for an unknown agent, and for one that has ended */
  async refuseEnded(id: string): Promise<void> {
    await this.active(id);
  }

  /**
   * Called in the transaction that has made the booking: the lock on the agent decides which of two simultaneous
   * bookings is still within the limit.
   * @throws Refused when the agent owes more than its limit with this booking, which must be written already
   */
  async refuseBeyondCredit(tx: EntityManager, id: string): Promise<void> {
    const { company, creditLimit } = await lockAgent(tx, id);
    if (creditLimit === null) return;
    const owed = await this.orders.owedBy(tx, id);
    if (owed <= Math.round(creditLimit * 100)) return;
    throw refusal('agent-credit-used', { company, limit: usd(creditLimit), owed: usd(toDollars(owed)) });
  }

  private async active(id: string): Promise<Agent> {
    const agent = await this.agents.findOneBy({ id });
    if (!agent) throw refusal('agent-not-found');
    if (agent.endedAt) throw refusal('agent-ended');
    return agent;
  }
}

const percentOf = ({ percent, tourPercents }: Agent, tourId: string): number =>
  agentPercentFor({ percent, tourPercents: tourPercents ?? [] }, tourId);

function termsOf(agent: Agent, tourId: string): AgentOfOrder {
  const { id, company, address, tin, creditDays, deal } = agent;
  const commissionPercent = deal === 'commission' ? percentOf(agent, tourId) : 0;
  return { agentId: id, agentTerms: { company, address, tin, commissionPercent, creditDays } };
}

/** Locks an agent and reads it: what changes its money runs one after the other. @throws Refused for an unknown id */
export async function lockAgent(tx: EntityManager, id: string): Promise<Agent> {
  await tx.update(Agent, { id }, { createdAt: () => 'createdAt' });
  const agent = await tx.findOneBy(Agent, { id });
  if (!agent) throw refusal('agent-not-found');
  return agent;
}
