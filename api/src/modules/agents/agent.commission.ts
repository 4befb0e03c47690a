import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { commissionOf } from '@imisozi/core/agents';
import { today, type Day } from '@imisozi/core/kigali-time';
import { toCents, usd } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { goesOn } from '@imisozi/core/order-status';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { LedgerBooked } from '../ledger/ledger.events.js';
import { LedgerFollowers } from '../ledger/ledger.followers.js';
import { OrderLedger } from '../ledger/order.ledger.js';
import { balanceOf } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import { OrderFollowers } from '../orders/order.followers.js';
import { lockOrder } from '../orders/order.records.js';
import { linesOf } from '../orders/price-lines.js';
import { Agent } from './agent.entity.js';
import { lockAgent } from './agent.bookings.js';
import { AgentEntry } from './agent-entry.entity.js';
import type { NetOffDto, PayOutDto } from './agent-entry.dto.js';

/** The commission of an agent in a span of days, in US dollars. */
export interface AgentSpan {
  readonly company: string;
  readonly earned: number;
  /** Paid out, or netted off against bookings. */
  readonly given: number;
  /** What was owed to the agent at the end of the span. */
  readonly owed: number;
}

/** The commission of agents: the sum of its entries (rules/agents 4). */
@Injectable()
export class AgentCommission {
  constructor(
    @InjectRepository(AgentEntry) private readonly entries: Repository<AgentEntry>,
    private readonly transactions: Transactions,
    private readonly ledger: OrderLedger,
    private readonly audit: AuditService,
    followers: OrderFollowers,
    booked: LedgerFollowers,
  ) {
    booked.register((tx, about) => this.followLedger(tx, about));
    followers.register((tx, order, before) => this.follow(tx, order, before));
  }

  /** What an agent has earned and was not given yet, in US dollars. */
  async balance(agentId: string): Promise<number> {
    return toDollars(await sumFor(this.entries.manager, { agentId }));
  }

  /** The balance at the end of a day, in US dollars. */
  async balanceOn(agentId: string, day: Day): Promise<number> {
    const row = await this.entries
      .createQueryBuilder('e')
      .select('SUM(e.amount)', 'cents')
      .where('e.agentId = :agentId AND e.day <= :day', { agentId, day })
      .getRawOne<{ cents: string | null }>();
    return toDollars(Number(row?.cents ?? 0));
  }

  /** The entries of a span of days, oldest first. */
  between(agentId: string, [from, to]: readonly [Day, Day], limit: number): Promise<AgentEntry[]> {
    return this.entries
      .createQueryBuilder('e')
      .where('e.agentId = :agentId AND e.day >= :from AND e.day <= :to', { agentId, from, to })
      .orderBy('e.day')
      .addOrderBy('e.createdAt')
      .addOrderBy('e.id')
      .limit(limit)
      .getMany();
  }

  /** What each agent earned and was given in a span, and what was owed to it at its end; agents without any are left out. */
  async ofSpan([from, to]: readonly [Day, Day], limit: number): Promise<AgentSpan[]> {
    const within = (isGiven: boolean) =>
      `SUM(CASE WHEN e.day >= :from AND e.kind ${isGiven ? '<>' : '='} 'earned' THEN e.amount ELSE 0 END)`;
    const rows = await this.entries
      .createQueryBuilder('e')
      .innerJoin(Agent, 'a', 'a.id = e.agentId')
      .select('a.company', 'company')
      .addSelect(within(false), 'earned')
      .addSelect(within(true), 'given')
      .addSelect('SUM(e.amount)', 'owed')
      .where('e.day <= :to', { to })
      .setParameter('from', from)
      .groupBy('a.id')
      .orderBy('a.company')
      .limit(limit)
      .getRawMany<{ company: string; earned: string; given: string; owed: string }>();
    return rows
      .map(({ company, earned, given, owed }) => ({
        company,
        earned: toDollars(Number(earned)),
        given: toDollars(0 - Number(given)),
        owed: toDollars(Number(owed)),
      }))
      .filter(({ earned, given, owed }) => earned !== 0 || given !== 0 || owed !== 0);
  }

  /**
   * Records that commission was paid out.
   * @throws Refused for an unknown agent, and for more than it has earned
   */
  payOut(agentId: string, { amount, day, way, reference, note }: PayOutDto, actor: Actor): Promise<AgentEntry> {
    return this.transactions.run(async (tx) => {
      const agent = await lockAgent(tx, agentId);
      await refuseMoreThanEarned(tx, agentId, amount);
      const fields = { kind: 'paid-out', amount: -amount, day: day ?? today(), way, note: note ?? '' } as const;
      return this.write(tx, agent.company, { ...fields, agentId, reference: reference ?? null }, actor);
    });
  }

  /**
   * Pays a booking of the agent with commission, all of which is possible by default.
   * @throws Refused for another agent's booking, and for one that has ended
   * @throws Refused for more than was earned or than is left to pay
   */
  netOff(agentId: string, { orderId, amount: asked }: NetOffDto, actor: Actor): Promise<AgentEntry> {
    return this.transactions.run(async (tx) => {
      // In the order of a payment, which locks the booking first.
      const order = await lockOrder(tx, orderId);
      const agent = await lockAgent(tx, agentId);
      if (order.agentId !== agentId) throw refusal('agent-of-other-booking');
      if (!goesOn(order)) throw refusal('order-cannot-be-moved', { status: order.status });
      const most = Math.min(await sumFor(tx, { agentId }), toCents(balanceOf(order)));
      const amount = asked ?? toDollars(Math.max(0, most));
      if (amount <= 0 || toCents(amount) > most)
        throw refusal('agent-net-too-much', { most: usd(Math.max(0, toDollars(most))) });
      const note = `Commission of ${agent.company}`;
      const { entry } = await this.ledger.bookIn(tx, order, { kind: 'other', direction: 'in', amount, note }, actor);
      const fields = { kind: 'netted', amount: -amount, day: today(), note: '', ledgerEntryId: entry.id } as const;
      return this.write(tx, agent.company, { ...fields, agentId, orderId, reference: entry.receiptNumber }, actor);
    });
  }

  /**
   * Takes back a payment of commission by another entry.
   * @throws Refused for an unknown entry, for one that is not a payment, and for one that was taken back before
   */
  void(agentId: string, id: string, reason: string, actor: Actor): Promise<AgentEntry> {
    return this.transactions
      .run(async (tx) => {
        const agent = await lockAgent(tx, agentId);
        const entry = await tx.findOneBy(AgentEntry, { id, agentId });
        if (!entry) throw refusal('agent-entry-not-found');
        if (entry.kind !== 'paid-out' || entry.voids) throw refusal('agent-entry-stays');
        return this.write(tx, agent.company, { ...takenBack(entry), note: reason }, actor);
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? refusal('entry-voided') : error;
      });
  }

  /** A booking that commission has paid and whose payment is voided gives the commission back. */
  private async followLedger(tx: EntityManager, { entry, order, actor }: LedgerBooked): Promise<void> {
    if (!entry.voids || !order.agentTerms) return;
    const netted = await tx.findOneBy(AgentEntry, { ledgerEntryId: entry.voids });
    if (netted)
      await this.write(tx, order.agentTerms.company, { ...takenBack(netted), note: entry.note.slice(0, 500) }, actor);
  }

  /**
   * A booking that is PAID has earned its commission; one that is not any more, or has another price, gives back the
   * difference. The booking is locked, so its entries are written one after the other.
   */
  private async follow(tx: EntityManager, order: Order, before: Order): Promise<void> {
    const agents = new Set([order.agentId, before.agentId].filter((id) => id !== null && id !== undefined));
    for (const agentId of agents) {
      const percent = agentId === order.agentId ? (order.agentTerms?.commissionPercent ?? 0) : 0;
      const due = order.status === 'PAID' ? commissionOf(linesOf(order), percent) : 0;
      const cents = due - (await sumFor(tx, { agentId, orderId: order.id, kind: 'earned' }));
      if (cents === 0) continue;
      const fields = { agentId, orderId: order.id, kind: 'earned', amount: toDollars(cents), day: today() } as const;
      await tx.save(tx.create(AgentEntry, { ...EMPTY, ...fields }), { reload: false });
    }
  }

  private async write(tx: EntityManager, company: string, fields: Partial<AgentEntry>, actor: Actor) {
    const made = tx.create(AgentEntry, { ...EMPTY, ...fields, recordedBy: actor.user?.email ?? '' });
    const entry = await tx.save(made, { reload: false });
    const { agentId, kind, amount, day, way, reference, note } = entry;
    await this.audit.record(tx, actor, {
      action: entry.voids ? 'void' : kind === 'netted' ? 'net-off' : 'pay-out',
      resource: 'agents',
      recordId: agentId,
      label: company,
      after: { amount, day, way, reference, note },
    });
    return entry;
  }
}

const EMPTY = {
  orderId: null,
  way: null,
  reference: null,
  note: '',
  recordedBy: '',
  ledgerEntryId: null,
  voids: null,
} as const satisfies Partial<AgentEntry>;

const takenBack = ({ id, agentId, orderId, kind, amount, way, reference }: AgentEntry): Partial<AgentEntry> => ({
  ...{ agentId, orderId, kind, way, reference },
  amount: -amount,
  day: today(),
  voids: id,
});

/** The sum of entries in whole cents. */
async function sumFor(tx: EntityManager, where: Partial<Pick<AgentEntry, 'agentId' | 'orderId' | 'kind'>>) {
  const query = tx.createQueryBuilder(AgentEntry, 'e').select('SUM(e.amount)', 'cents').where(where);
  return Number((await query.getRawOne<{ cents: string | null }>())?.cents ?? 0);
}

async function refuseMoreThanEarned(tx: EntityManager, agentId: string, amount: number): Promise<void> {
  const earned = await sumFor(tx, { agentId });
  if (toCents(amount) > earned) throw refusal('agent-paid-too-much', { earned: usd(Math.max(0, toDollars(earned))) });
}
