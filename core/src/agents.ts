import { percentOf } from './pricing/cents.ts';
import { permitsIn, sumOf, type PriceLine } from './pricing/price-lines.ts';

/** How an agent earns (rules/agents 1): by a commission on what its clients pay, or by buying at net prices. */
export const AGENT_DEALS = ['commission', 'net'] as const;
export type AgentDeal = (typeof AGENT_DEALS)[number];

/** Another percentage for one tour. */
export interface AgentTourPercent {
  readonly tourId: string;
  readonly percent: number;
}

/** What an order keeps of its agent, as it was agreed at the time (rules/agents 2). */
export interface AgentTerms {
  readonly company: string;
  readonly address: string;
  readonly tin: string;
  /** Of the price without permits; 0 for net prices. */
  readonly commissionPercent: number;
  /** How many days after the booking nothing of it is due yet. */
  readonly creditDays: number;
}

/** The entries of an agent's commission (rules/agents 4). */
export const AGENT_ENTRY_KINDS = ['earned', 'paid-out', 'netted'] as const;
export type AgentEntryKind = (typeof AGENT_ENTRY_KINDS)[number];

export const AGENT_PERCENT = { min: 0, max: 50 } as const;
export const CREDIT_DAYS = { min: 0, max: 120 } as const;
/** The longest taxpayer's number. */
export const MAX_TIN = 30;
export const MAX_AGENT_TOURS = 200;

/** An agent's percentage for a tour. */
export const agentPercentFor = (
  { percent, tourPercents }: { readonly percent: number; readonly tourPercents: readonly AgentTourPercent[] },
  tourId: string,
): number => tourPercents.find((one) => one.tourId === tourId)?.percent ?? percent;

/** The commission on a booking in whole cents: permits are passed on at cost, and carry none. */
export const commissionOf = (lines: readonly PriceLine[], percent: number): number =>
  percentOf(Math.max(0, sumOf(lines) - permitsIn(lines)), percent);
