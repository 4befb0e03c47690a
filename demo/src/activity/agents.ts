import { randomUUID } from 'node:crypto';
import { commissionOf, type AgentDeal } from '@imisozi/core/agents';
import { catDate } from '@imisozi/core/kigali-time';
import { goesOn } from '@imisozi/core/order-status';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Agent } from '@imisozi/api/modules/agents/agent.entity';
import type { AgentEntry } from '@imisozi/api/modules/agents/agent-entry.entity';
import type { SeedOrder } from './bookings.ts';
import type { Clock } from './clock.ts';

type SeedAgent = Omit<Agent, 'stampCreation' | 'stampChange'>;
type SeedEntry = Omit<AgentEntry, 'stampCreation'>;

interface Planned {
  readonly company: string;
  readonly place: string;
  readonly deal: AgentDeal;
  readonly percent: number;
  readonly creditDays: number;
  readonly creditLimit: number | null;
}

const PLAN: readonly Planned[] = [
  {
    company: 'Demo Savanna Journeys',
    place: 'Nairobi, Kenya',
    deal: 'commission',
    percent: 10,
    creditDays: 30,
    creditLimit: 60_000,
  },
  {
    company: 'Demo Alpine Travel',
    place: 'Zürich, Switzerland',
    deal: 'net',
    percent: 15,
    creditDays: 0,
    creditLimit: null,
  },
];

/** Each agent has as many bookings. */
const BOOKINGS = 4;

/**
 * Two agents: one with a commission, a part of which was paid out, and one with net prices. Some of the orders become
 * bookings by them.
 */
export function demoAgents(clock: Clock, orders: readonly SeedOrder[]): { agents: SeedAgent[]; entries: SeedEntry[] } {
  const createdAt = clock.ago(120);
  const agents = PLAN.map(({ place, ...planned }, index) => ({
    ...planned,
    id: randomUUID(),
    createdAt,
    updatedAt: createdAt,
    contact: 'The sales desk',
    email: `agent.${index + 1}@agent.example`,
    phoneNumber: `+254 700 000 00${index + 1}`,
    address: place,
    tin: index === 0 ? 'P000000001A' : '',
    tourPercents: null,
    note: '',
    endedAt: null,
  }));
  const sold = orders.filter((order) => order.itemType === 'tour' && goesOn(order) && !order.promoCode);
  // Paid ones first, so that there is commission to pay out.
  const inTurn = sold.toSorted((one, other) => Number(other.status === 'PAID') - Number(one.status === 'PAID'));
  const entries: SeedEntry[] = [];
  for (const [index, agent] of agents.entries()) {
    const theirs = inTurn.filter((_, place) => place % PLAN.length === index);
    for (const order of [...theirs.slice(0, BOOKINGS / 2), ...theirs.slice(-BOOKINGS / 2)]) {
      const { company, address, tin, creditDays } = agent;
      const commissionPercent = agent.deal === 'commission' ? agent.percent : 0;
      order.source = 'agent';
      order.agentId = agent.id;
      order.agentTerms = { company, address, tin, commissionPercent, creditDays };
      const earned = order.status === 'PAID' ? commissionOf(order.priceLines ?? [], commissionPercent) : 0;
      if (earned > 0)
        entries.push(entryOf(agent.id, { orderId: order.id, kind: 'earned', at: order.updatedAt, cents: earned }));
    }
  }
  const [first] = entries;
  if (first) entries.push({ ...first, ...paidOut(first.amount, clock) });
  return { agents, entries };
}

function entryOf(
  agentId: string,
  { orderId, kind, at, cents }: { orderId: string | null; kind: AgentEntry['kind']; at: Date; cents: number },
): SeedEntry {
  return {
    id: randomUUID(),
    createdAt: at,
    agentId,
    orderId,
    kind,
    amount: toDollars(cents),
    day: catDate(at),
    way: null,
    reference: null,
    note: '',
    recordedBy: '',
    ledgerEntryId: null,
    voids: null,
  };
}

const paidOut = (amount: number, clock: Clock) => ({
  id: randomUUID(),
  createdAt: clock.ago(1),
  orderId: null,
  kind: 'paid-out' as const,
  amount: -amount,
  day: catDate(clock.ago(1)),
  way: 'bank' as const,
  reference: 'DEMO-AGENT-1',
});
