import fc from 'fast-check';
import { OFFICE_DEED_NAMES, type OfficeDeedName } from '../support/histories/deeds/index.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An action on one tour with two departures; numbers choose among the existing records. */
export type Deed =
  | { readonly kind: 'order'; readonly departure: number; readonly people: number; readonly together: number }
  | { readonly kind: 'promo'; readonly departure: number; readonly together: number }
  | { readonly kind: 'wait'; readonly departure: number; readonly people: number }
  | { readonly kind: 'wait-again'; readonly which: number; readonly people: number }
  | { readonly kind: 'claim'; readonly which: number; readonly fewer: boolean }
  | { readonly kind: 'leave' | 'approve' | 'reject' | 'cancel' | 'pause'; readonly which: number }
  | { readonly kind: 'pay-all' | 'refund-all' | 'void' | 'pay' | 'finish' | 'travellers'; readonly which: number }
  | { readonly kind: 'book'; readonly which: number; readonly amount: number; readonly isIn: boolean }
  | { readonly kind: 'transfer'; readonly which: number; readonly reference: number }
  | { readonly kind: 'share'; readonly which: number; readonly percents: readonly number[] }
  | { readonly kind: 'pay-share'; readonly which: number; readonly together: number }
  | { readonly kind: 'edit'; readonly which: number; readonly people: number; readonly isStale: boolean }
  | { readonly kind: 'move'; readonly which: number; readonly departure: number; readonly people: number }
  | { readonly kind: 'capacity'; readonly departure: number; readonly capacity: number }
  | { readonly kind: 'state'; readonly departure: number; readonly state: 'OPEN' | 'CLOSED' }
  | { readonly kind: 'cancel-departure'; readonly departure: number; readonly choices: readonly DepartureChoice[] }
  | { readonly kind: 'buy'; readonly which: number; readonly number: number; readonly together: number }
  | { readonly kind: 'time'; readonly ms: number }
  /** What an office does besides; the seed chooses everything else. */
  | { readonly kind: 'office'; readonly name: OfficeDeedName; readonly seed: number };
type DepartureChoice = 'move' | 'refund' | 'tell';
type OfKind<One, Kind> = One extends { readonly kind: infer Own } ? (Kind extends Own ? One : never) : never;
export type DeedOf<Kind extends Deed['kind']> = OfKind<Deed, Kind>;

/** Simultaneous deeds; the product may crash before a particular event, and then they are sent again. */
export interface Step {
  readonly deeds: readonly Deed[];
  readonly diesAt: number | null;
}

const which = fc.nat({ max: 7 });
const departure = fc.nat({ max: 1 });
const people = fc.integer({ min: 1, max: 4 });
const together = fc.integer({ min: 1, max: 3 });

const record = <Kind extends Deed['kind']>(
  kind: Kind,
  rest: { [Field in Exclude<keyof DeedOf<Kind>, 'kind'>]: fc.Arbitrary<DeedOf<Kind>[Field]> },
) =>
  // eslint-disable-next-line no-restricted-syntax -- which fields belong to which kind, the callers' types say
  fc.record({ kind: fc.constant(kind), ...rest }) as unknown as fc.Arbitrary<Deed>;

const ON_WHICH = ['leave', 'approve', 'reject', 'cancel', 'pause'] as const;
const OF_MONEY = [
  'pay-all',
  'pay-all',
  'refund-all',
  'refund-all',
  'void',
  'pay',
  'finish',
  'finish',
  'travellers',
] as const;
const TIMES = [-2 * HOUR_MS, HOUR_MS, 26 * HOUR_MS, 3 * DAY_MS, 8 * DAY_MS, 45 * DAY_MS];

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: record('order', { departure, people, together }) },
  { weight: 3, arbitrary: record('promo', { departure, together }) },
  { weight: 6, arbitrary: record('wait', { departure, people }) },
  { weight: 1, arbitrary: record('wait-again', { which, people }) },
  { weight: 5, arbitrary: record('claim', { which, fewer: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...ON_WHICH), which }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom(...OF_MONEY), which }) },
  {
    weight: 4,
    arbitrary: record('book', { which, amount: fc.integer({ min: 1, max: 400 }), isIn: fc.boolean() }),
  },
  { weight: 2, arbitrary: record('transfer', { which, reference: fc.nat({ max: 1 }) }) },
  {
    weight: 3,
    arbitrary: record('share', {
      which,
      percents: fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: record('pay-share', { which, together }) },
  { weight: 3, arbitrary: record('edit', { which, people, isStale: fc.constantFrom(false, false, true) }) },
  { weight: 3, arbitrary: record('move', { which, departure, people }) },
  { weight: 1, arbitrary: record('capacity', { departure, capacity: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 1, arbitrary: record('state', { departure, state: fc.constantFrom('OPEN', 'OPEN', 'CLOSED') }) },
  {
    weight: 2,
    arbitrary: record('cancel-departure', {
      departure,
      choices: fc.array(fc.constantFrom('move', 'refund', 'tell'), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 4, arbitrary: record('buy', { which, number: fc.nat({ max: 5 }), together }) },
  { weight: 5, arbitrary: record('time', { ms: fc.constantFrom(...TIMES) }) },
  {
    weight: 80,
    arbitrary: record('office', { name: fc.constantFrom(...OFFICE_DEED_NAMES), seed: fc.nat({ max: 0xffff }) }),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  deeds: fc.oneof(
    { weight: 3, arbitrary: fc.tuple(deed) },
    { weight: 1, arbitrary: fc.array(deed, { minLength: 2, maxLength: 4 }) },
  ),
  diesAt: fc.option(fc.nat({ max: 3 }), { freq: 8 }),
});

export const history = fc.array(step, { minLength: 10, maxLength: 32, size: 'max' });
