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
 * The margin of a booking over its services (rules/suppliers 6).
 * @param sold whole cents
 * @param rates the office's, per dollar
 */
export function tripMargin(
  sold: number,
  services: readonly Cost[],
  rates: Readonly<Partial<Record<string, number>>>,
): TripMargin {
  const unknown = new Set<OtherCurrency>();
  let cost = 0;
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
