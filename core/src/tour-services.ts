import { addDays, type Day } from './kigali-time.ts';
import type { SupplierRate } from './supplier-rates-schema.ts';
import { MAX_COST, SERVICE_UNITS, serviceCost, type CostCurrency } from './suppliers.ts';

/** What a day of a tour asks of a supplier for each booking (rules/suppliers 7). */
export interface TourServiceRule {
  readonly id: string;
  readonly supplierId: string;
  /** A rate of the supplier by its name, or anything else that the supplier understands. */
  readonly what: string;
  readonly days: number;
  /** For how many people one unit is: 1 each person, 2 a double room; null: one for the booking. */
  readonly peoplePerUnit: number | null;
  readonly note: string;
}

/** What the cost of a service depends on. */
interface PricedBy {
  readonly currency: CostCurrency;
  readonly payDays: number;
  readonly rates: readonly SupplierRate[] | null;
}

/** Who travels: everyone, and how many of them are at most so old. */
export interface ServiceParty {
  readonly people: number;
  childrenUntil(age: number): number;
}

/** A service as a booking begins with it. */
export interface PlannedService {
  /** Of the rule, and whether it is for children: a booking has each once. */
  readonly tourKey: string;
  readonly supplierId: string;
  readonly what: string;
  readonly fromDay: Day;
  readonly days: number;
  readonly units: number;
  /** Of one unit for one day, in whole minor units; 0 where the supplier has no rate. */
  readonly unitCost: number;
  readonly currency: CostCurrency;
  readonly dueDay: Day;
  readonly note: string;
}

/** Whether a rate is asked on a day; without a day all of them are. */
export const rateHolds = ({ from, to }: Pick<SupplierRate, 'from' | 'to'>, day: string | null | undefined): boolean =>
  !day || ((!from || from <= day) && (!to || to >= day));

/** The rate of a name on a day. Seasons may stand behind a comma: `Double room` finds `Double room, high season`. */
export function rateOf(rates: readonly SupplierRate[], what: string, day: Day): SupplierRate | undefined {
  const held = rates.filter((rate) => rateHolds(rate, day));
  return held.find(({ name }) => name === what) ?? held.find(({ name }) => name.startsWith(`${what},`));
}

/** How many units a party needs, at least one. */
export const unitsFor = (people: number, peoplePerUnit: number | null): number =>
  peoplePerUnit === null ? 1 : Math.min(Math.max(1, Math.ceil(people / peoplePerUnit)), SERVICE_UNITS.max);

/**
 * The services of a rule for a party: one, or a second one for children where the rate of the day says what they pay
 * and each person has a unit.
 */
export function plannedServices(
  rule: TourServiceRule,
  { currency, payDays, rates }: PricedBy,
  fromDay: Day,
  party: ServiceParty,
): PlannedService[] {
  const { id, supplierId, what, days, peoplePerUnit, note } = rule;
  const rate = rateOf(rates ?? [], what, fromDay);
  const price = rate?.price ?? 0;
  const plan = (tourKey: string, name: string, units: number, unitCost: number): PlannedService => ({
    ...{ tourKey, supplierId, what: name, fromDay, days, units, currency, note },
    // What cannot be kept is left to the office: it must not stand in the way of a booking.
    unitCost: serviceCost({ days, units, unitCost }) > MAX_COST ? 0 : unitCost,
    dueDay: addDays(fromDay, days - 1 + payDays),
  });
  const { childPercent, childUntilAge } = rate ?? {};
  const paysLess = peoplePerUnit === 1 && childPercent !== undefined && childUntilAge !== undefined;
  const children = paysLess ? Math.min(party.childrenUntil(childUntilAge), party.people) : 0;
  if (children === 0) return [plan(id, what, unitsFor(party.people, peoplePerUnit), price)];
  const adults = party.people - children;
  const childPrice = Math.round((price * childPercent!) / 100);
  return [
    ...(adults > 0 ? [plan(id, what, unitsFor(adults, 1), price)] : []),
    plan(`${id}:child`, `${what} (child)`, unitsFor(children, 1), childPrice),
  ];
}
