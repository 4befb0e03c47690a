import { OTHER_CURRENCIES } from './exchange-rates.ts';
import { CURRENCY } from './money.ts';

export const SUPPLIER_KINDS = ['lodge', 'park', 'transport', 'guide', 'activity', 'restaurant'] as const;
export type SupplierKind = (typeof SUPPLIER_KINDS)[number];

/** The currencies in which suppliers are paid. */
export const COST_CURRENCIES = [CURRENCY, ...OTHER_CURRENCIES] as const;
export type CostCurrency = (typeof COST_CURRENCIES)[number];

/** What the price of a rate is multiplied by. */
export const RATE_UNITS = ['night', 'day', 'person', 'person-night', 'unit'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

/** The states of a service and those that may follow (rules/suppliers 3); a refused one may be asked for again. */
const TRANSITIONS = {
  'to-request': ['requested', 'cancelled'],
  requested: ['confirmed', 'refused', 'cancelled'],
  confirmed: ['cancelled'],
  refused: ['requested'],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type ServiceState = keyof typeof TRANSITIONS;

export const SERVICE_STATES = Object.keys(TRANSITIONS) as ServiceState[];

/** The states that may follow `state`; empty if it is final. */
export const serviceStatesAfter = (state: ServiceState): readonly ServiceState[] => TRANSITIONS[state];

/** The longest service, and the most units of it. */
export const SERVICE_DAYS = { min: 1, max: 365 } as const;
export const SERVICE_UNITS = { min: 1, max: 1_000 } as const;
/** The cost of one unit for one day, in whole minor units of its currency. */
export const UNIT_COST = { min: 0, max: 1_000_000_000 } as const;
/** The cost of a service, which its days and units multiply. */
export const MAX_COST = 2_000_000_000;
