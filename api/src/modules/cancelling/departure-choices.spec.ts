import { randomUUID } from 'node:crypto';
import type { Departure } from '../departures/departure.entity.js';
import { orderChoicesSchema, proposalsFor } from './departure-choices.js';

const MAX_TARGETS = 200;

/** Moves one order to each of this many departures. */
const movedTo = (targets: number) =>
  Array.from({ length: targets }, () => ({ id: randomUUID(), do: 'move', departureId: randomUUID() }));

const departure = (id: string, startDate: string, left: number): Departure =>
  ({ id, startDate, capacity: left, taken: 0, offered: 0 }) as Departure;

describe('Decisions about the orders of a cancelled departure (rules/cancelling 6)', () => {
  it('move them to at most 200 departures in one call', () => {
    expect(orderChoicesSchema.safeParse(movedTo(MAX_TARGETS)).success).toBe(true);
    expect(orderChoicesSchema.safeParse(movedTo(MAX_TARGETS + 1)).success).toBe(false);
  });

  it('propose the next departure with room, also on the same day, never an earlier one, otherwise a refund', () => {
    const others = [
      departure('earlier', '2027-06-30', 20),
      departure('later', '2027-07-09', 3),
      departure('same-day', '2027-07-01', 2),
    ];
    const orders = [2, 3, 4].map((people) => ({ id: `${people} people`, people }));
    expect(Object.fromEntries(proposalsFor(orders, { startDate: '2027-07-01' }, others))).toEqual({
      '2 people': { do: 'move', departureId: 'same-day' },
      '3 people': { do: 'move', departureId: 'later' },
      '4 people': { do: 'refund', departureId: null },
    });
  });
});
