import { OTHER_CURRENCIES } from './exchange-rates.ts';
import { CURRENCY, usd } from './money.ts';
import { MINOR_DIGITS, moneyIn } from './paid-in-currency.ts';

export const SUPPLIER_KINDS = ['lodge', 'park', 'transport', 'guide', 'activity', 'restaurant'] as const;
export type SupplierKind = (typeof SUPPLIER_KINDS)[number];

/** The currencies in which suppliers are paid. */
export const COST_CURRENCIES = [CURRENCY, ...OTHER_CURRENCIES] as const;
export type CostCurrency = (typeof COST_CURRENCIES)[number];

/** Decimal places of a currency in which suppliers are paid. */
export const costDigits = (currency: CostCurrency): number => (currency === CURRENCY ? 2 : MINOR_DIGITS[currency]);

/** Whole minor units of an amount: 12.5 euros are 1250. */
export const costUnits = (currency: CostCurrency, amount: number): number =>
  Math.round(amount * 10 ** costDigits(currency));

/** The amount of whole minor units: 1250 of a euro's cents are 12.5. */
export const costAmount = (currency: CostCurrency, units: number): number => units / 10 ** costDigits(currency);

/** Whole minor units as staff read them: `$240`, `€1,234.50`, `RWF 350,000`. */
export const costText = (currency: CostCurrency, units: number): string =>
  currency === CURRENCY ? usd(costAmount(currency, units)) : moneyIn({ currency, amount: units }, 'en-US');

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

/** How many days after a service its supplier may be paid, by agreement. */
export const PAY_DAYS = { min: 0, max: 120 } as const;
/** The most rates of a supplier, and the longest name of one. */
export const MAX_RATES = 60;
export const MAX_RATE_NAME = 100;
/** The longest name of a service, and the longest reference of a supplier's confirmation or of a payment. */
export const MAX_SERVICE_NAME = 200;
export const MAX_SERVICE_REFERENCE = 60;

/** The longest service, and the most units of it. */
export const SERVICE_DAYS = { min: 1, max: 365 } as const;
export const SERVICE_UNITS = { min: 1, max: 1_000 } as const;
/** The cost of one unit for one day, in whole minor units of its currency. */
export const UNIT_COST = { min: 0, max: 1_000_000_000 } as const;
/** The cost of a service, which its days and units multiply. */
export const MAX_COST = 2_000_000_000;

/** The cost of a service in whole minor units of its currency (rules/suppliers 2). */
export const serviceCost = (of: { readonly days: number; readonly units: number; readonly unitCost: number }): number =>
  of.days * of.units * of.unitCost;

/** The most services that a tour's days name, and for how many people one unit of them may be. */
export const MAX_TOUR_SERVICES = 100;
export const PEOPLE_PER_UNIT = { min: 1, max: 60 } as const;
