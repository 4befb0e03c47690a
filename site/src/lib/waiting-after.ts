import type { Posted } from './forms/posted';
import type { Departure } from './api/types';
import type { TradeItem } from './trade';
import { waiterOf, type TradeValues } from '../islands/orders/trade-values';

/** The waiting list that a refused order leads to. */
interface WaitingAfter {
  readonly departure: string;
  /** Its form, filled in with what was typed into the other. */
  readonly posted: Posted;
}

/** The waiting list for an order that was posted without JavaScript and refused for too few seats. */
export function waitingAfter(
  item: TradeItem,
  departures: readonly Departure[],
  values: TradeValues,
  refused: Posted | undefined,
): WaitingAfter | undefined {
  const departure = departures.find(({ id }) => id === values['departure']);
  const { people, ...person } = waiterOf(item, values);
  const { seatsLeft = null } = departure ?? {};
  if (!departure || !refused?.problems.length || seatsLeft === null || seatsLeft >= people) return undefined;
  const typed = { ...person, people: String(people) };
  return { departure: departure.id, posted: { name: 'waiting-list', values: typed, problems: [], message: '' } };
}
