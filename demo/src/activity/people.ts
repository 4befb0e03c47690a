import type { Random } from '../random.ts';

type Home = readonly [town: string, country: string];

const HOMES: readonly [Home, ...Home[]] = [
  ['Kigali', 'Rwanda'],
  ['Huye', 'Rwanda'],
  ['Nairobi', 'Kenya'],
  ['Kampala', 'Uganda'],
  ['Brussels', 'Belgium'],
  ['Paris', 'France'],
  ['London', 'United Kingdom'],
  ['Toronto', 'Canada'],
];

/** A fictitious person, recognisable as such; mails and calls reach nobody. */
export interface DemoPerson {
  readonly number: number;
  readonly names: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

/**
 * @param kind the kind of person, part of the name: 'Traveller', 'Guest'
 * @param number makes the name unique
 */
export function demoPerson(random: Random, kind: string, number: number): DemoPerson {
  const [town, country] = random.pick(HOMES);
  return {
    number,
    names: `Demo ${kind} ${number}`,
    email: `demo.${kind.toLowerCase()}.${number}@example.com`,
    // Numbers that the British and American authorities reserve for fiction.
    phone: random.chance(0.6)
      ? `+44 7700 900${String(number % 1_000).padStart(3, '0')}`
      : `+1 202 555 01${String(number % 100).padStart(2, '0')}`,
    address: `Demo Street ${number}`,
    town,
    country,
  };
}
