import { Injectable } from '@nestjs/common';
import { toDollars } from '@imisozi/core/pricing/cents';
import { OrdersByAgent } from '../orders/order.agents.js';
import { AgentCommission } from './agent.commission.js';
import type { Agent } from './agent.entity.js';
import type { AgentMoneyView } from './agent.view.js';

/** What agents owe and are owed (rules/agents 3, 4). */
@Injectable()
export class AgentMoney {
  constructor(
    private readonly orders: OrdersByAgent,
    private readonly commission: AgentCommission,
  ) {}

  /** In US dollars. */
  async of({ id, creditLimit }: Agent): Promise<AgentMoneyView> {
    const [cents, commission] = await Promise.all([this.orders.owedNow(id), this.commission.balance(id)]);
    const owed = toDollars(cents);
    const creditLeft = creditLimit === null ? null : Math.round((creditLimit - owed) * 100) / 100;
    return { owed, creditLeft, commission };
  }
}
