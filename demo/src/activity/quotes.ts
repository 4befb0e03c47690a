import { randomUUID } from 'node:crypto';
import { textOfHtml } from '@imisozi/api/common/plain-text';
import type { ContactMessage } from '@imisozi/api/modules/contact/contact-message.entity';
import type { Lodge } from '@imisozi/api/modules/lodges/lodge.entity';
import type { QuoteChange } from '@imisozi/api/modules/quotes/changes/quote-change.entity';
import type { QuoteOpening } from '@imisozi/api/modules/quotes/openings/quote-opening.entity';
import type { Quote } from '@imisozi/api/modules/quotes/quote.entity';
import type { Tour } from '@imisozi/api/modules/tours/tour.entity';
import { addDays, catDate } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import type { QuoteCost, QuoteDay, QuoteOption } from '@imisozi/core/quotes/quote-offer';
import { LOST_STATES, type QuoteSource, type QuoteState } from '@imisozi/core/quotes/quote-state';
import type { SeedOrder } from './bookings.ts';
import { Series } from './bookings.ts';
import type { Clock } from './clock.ts';
import { demoPerson } from './people.ts';
import type { Random } from '../random.ts';

/** A proposal as it is inserted: every column except those that the entity fills itself. */
export type SeedQuote = Omit<Quote, 'searchText' | 'stampCreation' | 'stampChange'>;

/** A proposal of the demonstration: how many days ago it was made, and what became of it. */
interface Planned {
  readonly state: QuoteState;
  readonly daysAgo: number;
  readonly source: QuoteSource;
  /** The last day to accept it, from today. */
  readonly validFor: number;
  /** The days before today on which the client opened its page, with how often. */
  readonly opened?: readonly (readonly [daysAgo: number, count: number])[];
  readonly change?: string;
  readonly lostReason?: string;
}

/** In every state, oldest first. */
const PLAN: readonly Planned[] = [
  {
    state: 'DECLINED',
    daysAgo: 58,
    source: 'message',
    validFor: -30,
    opened: [[55, 2]],
    lostReason: 'They chose to travel to the coast this year.',
  },
  { state: 'EXPIRED', daysAgo: 44, source: 'trip-brief', validFor: -12, opened: [[42, 1]] },
  {
    state: 'ACCEPTED',
    daysAgo: 36,
    source: 'tour',
    validFor: -6,
    opened: [
      [35, 3],
      [33, 1],
    ],
  },
  { state: 'WITHDRAWN', daysAgo: 27, source: 'office', validFor: -1, lostReason: 'The lodge has no rooms left.' },
  {
    state: 'SENT',
    daysAgo: 6,
    source: 'message',
    validFor: 15,
    opened: [
      [5, 2],
      [3, 1],
    ],
    change: 'It looks wonderful. Could we stay one night longer at the lake?',
  },
  { state: 'SENT', daysAgo: 12, source: 'trip-brief', validFor: 2, opened: [[11, 1]] },
  { state: 'SENT', daysAgo: 1, source: 'air-ticket', validFor: 21 },
  { state: 'DRAFT', daysAgo: 0, source: 'message', validFor: 21 },
];

/** What a longer trip is made of: the tours one after the other. */
const TOURS_IN_ONE = 3;

interface Sources {
  readonly tours: readonly Tour[];
  readonly lodges: readonly Pick<Lodge, 'id' | 'title'>[];
  readonly orders: readonly SeedOrder[];
  readonly messages: readonly ContactMessage[];
}

/** Proposals in every state, with what their clients did; the accepted one made one of the bookings. */
export function demoQuotes(random: Random, clock: Clock, { tours, lodges, orders, messages }: Sources) {
  const numbers = new Series('Q-');
  const won = orders.find(({ status, itemType, itemId }) => itemType === 'tour' && status === 'APPROVED' && itemId);
  const quotes = PLAN.toSorted((one, other) => other.daysAgo - one.daysAgo).map((planned, index): SeedQuote => {
    const made = clock.ago(planned.daysAgo, 2);
    const order = planned.state === 'ACCEPTED' ? won : undefined;
    const chosen =
      tours.length > 0 ? Array.from({ length: TOURS_IN_ONE }, (_, at) => tours[(index + at) % tours.length]!) : [];
    const days = chosen.flatMap((tour) => daysOf(tour, lodges));
    const { names, email, phone } = demoPerson(random, 'Planner', index + 1);
    const message = planned.source === 'message' ? messages[index % Math.max(1, messages.length)] : undefined;
    const travelDate = order?.travelDate ?? addDays(catDate(clock.now), 60 + index * 7);
    const sent = planned.state === 'DRAFT' ? null : clock.ago(planned.daysAgo);
    const isOver = planned.state === 'ACCEPTED' || LOST_STATES.includes(planned.state);
    return {
      id: randomUUID(),
      createdAt: made,
      updatedAt: sent ?? made,
      erasedAt: null,
      departureId: order?.departureId ?? null,
      missedAt: null,
      number: numbers.next(made),
      revision: 1,
      state: order || planned.state !== 'ACCEPTED' ? planned.state : 'EXPIRED',
      names: order?.names ?? names,
      email: order?.email ?? email,
      phoneNumber: order?.phoneNumber ?? phone,
      address: order?.address ?? '',
      language: 'en',
      tourId: order?.itemId ?? null,
      agentId: order?.agentId ?? null,
      title: order?.itemTitle ?? `${days.length} days of hills, lakes and forests`,
      days,
      travelDate: travelDate,
      travellers: order?.travellers ?? { adult: 2 },
      options: order ? [{ name: '', lines: order.priceLines ?? [] }] : optionsOf(days.length),
      note: 'Thank you for asking us. This is the journey we would make ourselves: short drives, early mornings and time to sit still.',
      terms: { ...DEFAULT_TERMS, depositPercent: 30, bankDetails: [] },
      validUntil: addDays(catDate(clock.now), planned.validFor),
      costs: order ? [] : costsOf(days.length),
      request: message ? `${message.subject}\n\n${message.message}` : '',
      source: planned.source,
      sourceId: message?.id ?? null,
      sentAt: sent,
      sentOn: sent && catDate(sent),
      openedRevision: planned.opened ? 1 : 0,
      remindedFor: null,
      endedAt: isOver ? clock.ago(Math.max(1, planned.daysAgo - 4)) : null,
      acceptedNames: order?.names ?? null,
      acceptedOption: order ? 0 : null,
      orderId: order?.id ?? null,
      lostReason: planned.lostReason ?? null,
    };
  });
  const plan = PLAN.toSorted((one, other) => other.daysAgo - one.daysAgo);
  return { quotes, openings: openingsOf(quotes, plan, clock), changes: changesOf(quotes, plan, clock) };
}

const daysOf = ({ itinerary }: Tour, lodges: Sources['lodges']): QuoteDay[] =>
  itinerary.map(({ title, body, lodgeIds = [] }) => ({
    title,
    body: textOfHtml(body),
    place: '',
    lodges: lodgeIds.slice(0, 2).flatMap((id) => lodges.find((lodge) => lodge.id === id)?.title ?? []),
    meals: ['breakfast', 'dinner'],
    images: [],
  }));

const lineOf = (label: string, quantity: number, unitAmount: number) =>
  priceLine({ kind: 'custom', label, quantity, unitAmount: toCents(unitAmount) });

const optionsOf = (days: number): QuoteOption[] => [
  { name: 'Comfort', lines: [lineOf('Private trip with guide and vehicle', 2, 240 * days)] },
  {
    name: 'Luxury',
    lines: [lineOf('Private trip with guide and vehicle', 2, 390 * days), lineOf('Early booking', 1, -150)],
  },
];

const costsOf = (days: number): QuoteCost[] => [
  { label: 'Guide, vehicle and fuel', amount: toCents(145 * days) },
  { label: 'Lodges, comfort', option: 0, amount: toCents(170 * days) },
  { label: 'Lodges, luxury', option: 1, amount: toCents(380 * days) },
];

const openingsOf = (quotes: readonly SeedQuote[], plan: readonly Planned[], clock: Clock): Partial<QuoteOpening>[] =>
  quotes.flatMap(({ id: quoteId }, index) =>
    (plan[index]!.opened ?? []).map(([daysAgo, count]) => {
      const createdAt = clock.ago(daysAgo);
      return { id: randomUUID(), createdAt, quoteId, day: catDate(createdAt), count };
    }),
  );

const changesOf = (quotes: readonly SeedQuote[], plan: readonly Planned[], clock: Clock): Partial<QuoteChange>[] =>
  quotes.flatMap(({ id: quoteId }, index) => {
    const { change: message } = plan[index]!;
    return message ? [{ id: randomUUID(), createdAt: clock.ago(3), quoteId, revision: 1, message }] : [];
  });
