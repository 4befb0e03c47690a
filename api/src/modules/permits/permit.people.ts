import type { Permit } from './permit.entity.js';

/**
 * Whom each permit of one booking is for (rules/permits 1): the traveller for whom it was bought, else those who are
 * left, one after the other. Given-up ones are nobody's.
 * @param party those who travel with it, in the order in which they were entered
 * @returns by the permit's id
 */
export function peopleOf<Person extends { readonly id: string }>(
  permits: readonly Permit[],
  party: readonly Person[],
): ReadonlyMap<string, Person> {
  const people = new Map<string, Person>();
  const counting = permits.filter(({ state, isSurplus }) => state !== 'released' && !isSurplus);
  const visits = Map.groupBy(counting, ({ code, round }) => `${round} ${code}`);
  for (const some of visits.values()) {
    const named = new Set(some.map(({ travellerId }) => travellerId));
    const left = party.filter(({ id }) => !named.has(id));
    for (const { id, travellerId } of some.toSorted((one, other) => one.place - other.place)) {
      const person = travellerId ? party.find((one) => one.id === travellerId) : left.shift();
      if (person) people.set(id, person);
    }
  }
  return people;
}
