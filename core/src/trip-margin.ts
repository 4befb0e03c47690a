import type { OtherCurrency } from './exchange-rates.ts';
import { CURRENCY, toCents } from './money.ts';
import { dollarsPaid } from './paid-in-currency.ts';
import type { CostCurrency, ServiceState } from './suppliers.ts';

/** A service as far as it costs something. */
interface Cost {
  readonly state: ServiceState;
  readonly currency: CostCurrency;
  /** Whole minor units of the currency. */
  readonly cost: number;
}

/** What a booking costs. */
interface Costs {
  readonly services: readonly Cost[];
  /** What parks were paid for the permits that are held for it; whole cents. */
  readonly permits?: number;
}

/** What a booking leaves to the company; whole cents. Only staff see it. */
export interface TripMargin {
  readonly sold: number;
  readonly cost: number;
  readonly margin: number;
  /** Of what it was sold for, rounded to whole percent; null where that is 0. */
  readonly percent: number | null;
  /** The currencies whose costs are left out, because the office has no rate of them. */
  readonly unknown: readonly OtherCurrency[];
}

/**
 * The margin of bookings over their services and permits (rules/suppliers 6).
 * @param sold what they were sold for, or what was kept of those that ended; whole cents
 * @param rates the office's, per dollar
 */
export function tripMargin(
  sold: number,
  { services, permits = 0 }: Costs,
  rates: Readonly<Partial<Record<string, number>>>,
): TripMargin {
  const unknown = new Set<OtherCurrency>();
  let cost = permits;
  for (const service of services) {
    if (service.state === 'refused' || service.state === 'cancelled') continue;
    const { currency } = service;
    if (currency === CURRENCY) {
      cost += service.cost;
      continue;
    }
    const rate = rates[currency];
    if (rate) cost += toCents(dollarsPaid({ currency, amount: service.cost, rate }));
    else if (service.cost > 0) unknown.add(currency);
  }
  const margin = sold - cost;
  const percent = sold > 0 ? Math.round((margin * 100) / sold) : null;
  return { sold, cost, margin, percent, unknown: [...unknown] };
}
