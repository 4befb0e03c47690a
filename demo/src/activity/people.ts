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

/** Somebody who does not exist, and whom nobody can take for a person; mail and calls reach nobody. */
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
 * @param kind what they are called: 'Traveller', 'Guest'
 * @param number tells them apart
 */
export function demoPerson(random: Random, kind: string, number: number): DemoPerson {
  const [town, country] = random.pick(HOMES);
  return {
    number,
    names: `Demo ${kind} ${number}`,
    email: `demo.${kind.toLowerCase()}.${number}@example.com`,
    // Numbers that the British and American authorities keep free for plays and demonstrations.
    phone: random.chance(0.6)
      ? `+44 7700 900${String(number % 1_000).padStart(3, '0')}`
      : `+1 202 555 01${String(number % 100).padStart(2, '0')}`,
    address: `Demo Street ${number}`,
    town,
    country,
  };
}
