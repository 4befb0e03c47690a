import fc from 'fast-check';
import type { OrderStatus } from '@imisozi/core/order-status';
import { MOODS, type Mood } from '../support/fake-gateway.js';

/** What may happen at the bank to the payment of a session. */
const BANK_EVENTS = [
  'capture',
  'capture too little',
  'capture another currency',
  'capture a part',
  'capture the rest',
  'decline',
  'begin',
  'refund',
  'refund a part',
] as const;
export type BankEvent = (typeof BANK_EVENTS)[number];

/** A single event in the life of orders and payments. Numbers choose among the existing records. */
export type Step =
  | { readonly kind: 'open'; readonly order: number | null; readonly moods: Mood[] }
  | { readonly kind: 'bank'; readonly session: number; readonly event: BankEvent }
  | { readonly kind: 'notice'; readonly session: number; readonly isForged: boolean; readonly moods: Mood[] }
  | { readonly kind: 'return'; readonly session: number; readonly moods: Mood[] }
  | { readonly kind: 'staff check'; readonly session: number; readonly moods: Mood[] }
  | { readonly kind: 'resolve'; readonly session: number; readonly order: number | null; readonly moods: Mood[] }
  | { readonly kind: 'admin'; readonly order: number; readonly status: OrderStatus }
  | { readonly kind: 'poll'; readonly moods: Mood[] }
  | { readonly kind: 'together'; readonly steps: Step[] };

const session = fc.nat(3);
const order = fc.nat(1);
const someOrder = fc.option(order, { freq: 6 });
const moods: fc.Arbitrary<Mood[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mood[]>([]) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<Mood[]>('fine', ...MOODS.slice(0, 4)), { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Mood[][]>(['broken after'], ['gone after'], ['mute before'], ['mute after']),
  },
);
const as = <Kind extends Step['kind']>(kind: Kind) => fc.constant(kind);

const simple: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: as('open'), order: someOrder, moods }) },
  { weight: 5, arbitrary: fc.record({ kind: as('bank'), session, event: fc.constantFrom(...BANK_EVENTS) }) },
  { weight: 4, arbitrary: fc.record({ kind: as('bank'), session, event: fc.constant('capture' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: as('notice'), session, isForged: fc.boolean(), moods }) },
  { weight: 3, arbitrary: fc.record({ kind: as('return'), session, moods }) },
  { weight: 2, arbitrary: fc.record({ kind: as('staff check'), session, moods }) },
  { weight: 4, arbitrary: fc.record({ kind: as('resolve'), session, order: fc.option(order, { freq: 1 }), moods }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: as('admin'),
      order,
      status: fc.constantFrom<OrderStatus[]>('APPROVED', 'REJECTED', 'CANCELLED', 'PAID', 'REFUNDED'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: as('poll'), moods }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({ kind: as('together'), steps: fc.array(simple, { minLength: 2, maxLength: 4 }) }),
  },
);

/** A history: a session is opened for an order, then any events follow, in any order, some of them simultaneously. */
export const history: fc.Arbitrary<Step[]> = fc
  .array(step, { minLength: 3, maxLength: 12 })
  .map((steps) => [{ kind: 'open', order: 0, moods: [] }, ...steps]);
