import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { lineInDollars } from '@imisozi/core/pricing/price-lines';
import { seatsLeft } from '@imisozi/core/departures';
import { toDollars } from '@imisozi/core/pricing/cents';
import { marginOf, MEALS, type QuoteDay } from '@imisozi/core/quotes/quote-offer';
import { isOpen, QUOTE_SOURCES, QUOTE_STATES, ROOMS_OF_DEPARTURE } from '@imisozi/core/quotes/quote-state';
import { field, view } from '../../../platform/http/view.js';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TermsView } from '../../settings/dto/settings.view.js';
import type { Quote } from '../quote.entity.js';
import type { Departure } from '../../departures/departure.entity.js';
import { lastDayOf, offerOf, peopleOf, roomFor } from '../quote.rules.js';

class QuoteClientView extends view({
  names: field.string('Demo Visitor'),
  email: field.string('visitor@example.org'),
  phoneNumber: field.string('+250 788 123 456'),
  address: field.string('KG 7 Avenue, Kigali'),
}) {}

export class QuoteDayView extends view({
  title: field.string('Arrival in Kigali'),
  body: field.string('Your guide meets you at the airport.', 'Plain text.'),
  place: field.string('Kigali', 'Where the day ends.'),
  lodge: field.string('Kinigi Ridge Lodge', 'The first of `lodges`, or empty.'),
  lodges: field.strings(['Kinigi Ridge Lodge'], 'One for all options, or one for each.'),
  meals: field.enums(MEALS),
  images: field.strings([], 'URLs of pictures.'),
}) {}

class QuoteLineView extends view({
  label: field.string('Private trip'),
  quantity: field.number(2),
  unitAmount: field.number(2400, 'US dollars; below 0 for what is taken off.'),
  amount: field.number(4800, 'quantity × unitAmount.'),
  isPermit: field.boolean(false, 'Payable in full with the deposit.'),
}) {}

/** The lines of an option in a request. */
export class QuoteLinesView extends view({
  name: field.string('Comfort'),
  lines: field.list(QuoteLineView),
}) {}

class QuoteMarginView extends view({
  cost: field.number(3100, 'US dollars.'),
  margin: field.number(1700, 'US dollars.'),
  percent: field.number(35, 'Of the total; null where that is 0.').nullable(),
}) {}

class QuoteOptionView extends view(
  {
    total: field.number(4800, 'US dollars.'),
    margin: field.one(QuoteMarginView, 'For staff only.'),
  },
  QuoteLinesView,
) {}

export class QuoteCostView extends view({
  label: field.string('Lodge'),
  day: field.integer(2, 'Of the trip, from 1; absent: the whole trip.').optional(),
  option: field.integer(0, 'From 0; absent: every option.').optional(),
  amount: field.number(310, 'US dollars.'),
}) {}

/** The departure of a proposal, for its client and for staff. */
export class QuoteDepartureView extends view({
  room: field.enum(
    ROOMS_OF_DEPARTURE,
    'Whether it has seats for the party; `gone`: it was closed, cancelled or moved. Without room, accepting is 409.',
  ),
  seatsLeft: field.integer(3, 'Null: no limit.').nullable(),
}) {}

class QuoteOpeningView extends view({
  day: field.day('2027-01-12'),
  count: field.integer(2),
}) {}

class QuoteChangeView extends view({
  message: field.string('Could we stay one night longer?'),
  revision: field.integer(1, 'The revision that the client saw.'),
  createdAt: field.time(),
}) {}

/** What is known beside the proposal itself: of its client, and of its departure. */
export interface QuoteActivity {
  readonly openings: readonly QuoteOpeningView[];
  readonly changes: readonly QuoteChangeView[];
  readonly departure: Departure | null;
}

/** A proposal in the list of staff. */
export class QuoteRow extends view({
  id: field.uuid('Also the key of its public page.'),
  number: field.string('Q-2026-000001'),
  revision: field.integer(1),
  state: field.enum(QUOTE_STATES),
  client: field.one(QuoteClientView),
  language: field.enum(LANGUAGE_CODES),
  title: field.string('Twelve days for two'),
  travelDate: field.day('2027-06-12').nullable(),
  departureId: field.uuid('The departure that it is for.').nullable(),
  people: field.integer(2),
  total: field.number(4800, 'Of the option that was accepted, else of the first; US dollars.'),
  validUntil: field.day('2027-01-31').nullable(),
  source: field.enum(QUOTE_SOURCES),
  sentAt: field.time().nullable(),
  openedCount: field.integer(3, 'How often its page was opened.'),
  openedOn: field.day('2027-01-14', 'The last day on which it was opened.').nullable(),
  orderId: field.uuid('The order that accepting it made.').nullable(),
  lostReason: field.string('They chose another date.').nullable(),
  missedAt: field.time('When its client last accepted this revision in vain, for want of seats.').nullable(),
  createdAt: field.time(),
  updatedAt: field.time(),
}) {}

/** A proposal as staff edit it. */
export class QuoteView extends view(
  {
    tourId: field.uuid('The tour that it was copied from.').nullable(),
    agentId: field.uuid('The travel agent that the booking will be by.').nullable(),
    days: field.list(QuoteDayView),
    endDate: field.day('2027-06-23').nullable(),
    departure: field.one(QuoteDepartureView, 'Null without one, and once the proposal has ended.').nullable(),
    travellers: field.map<number>({ type: 'integer' }, { adult: 2 }, 'By the code of their type.'),
    options: field.list(QuoteOptionView),
    note: field.string('A journey made for you.'),
    terms: field.one(TermsView),
    costs: field.list(QuoteCostView, 'For staff only.'),
    request: field.string('We are two and love birds.', 'What the client wrote.'),
    sourceId: field.uuid('The message, inquiry or proposal that it was made from.').nullable(),
    acceptedNames: field.string('Demo Visitor').nullable(),
    acceptedOption: field.integer(0).nullable(),
    endedAt: field.time().nullable(),
    page: field.string('https://www.imisozi.example/fr/quote/0d0f4f0e-6a57-4c53-9d0e-2b8f7d1c5a11'),
    openings: field.list(QuoteOpeningView, 'Newest first.'),
    changes: field.list(QuoteChangeView, 'What the client asked for, newest first.'),
  },
  QuoteRow,
) {}

export class QuoteAnswer extends view({
  message: field.string('The proposal has been saved.'),
  data: field.one(QuoteView),
}) {}

export const dayView = (day: QuoteDay, media: MediaUrls): QuoteDayView => ({
  title: day.title,
  body: day.body,
  place: day.place,
  lodge: day.lodges[0] ?? '',
  lodges: day.lodges,
  meals: day.meals,
  images: day.images.map((image) => media.toUrl(image)),
});

/** @param departure null: it has none, or it was deleted */
export const departureView = (quote: Quote, departure: Departure | null): QuoteDepartureView | null =>
  quote.departureId && isOpen(quote)
    ? { room: roomFor(quote, departure), seatsLeft: departure && seatsLeft(departure) }
    : null;

export const quoteRow = (quote: Quote, openings: readonly QuoteOpeningView[]): QuoteRow => ({
  id: quote.id,
  number: quote.number,
  revision: quote.revision,
  state: quote.state,
  client: { names: quote.names, email: quote.email, phoneNumber: quote.phoneNumber, address: quote.address },
  language: quote.language,
  title: quote.title,
  travelDate: quote.travelDate,
  departureId: quote.departureId,
  people: peopleOf(quote),
  total: toDollars(offerOf(quote, quote.options[quote.acceptedOption ?? 0]?.lines ?? []).total),
  validUntil: quote.validUntil,
  source: quote.source,
  sentAt: quote.sentAt?.toISOString() ?? null,
  openedCount: openings.reduce((sum, { count }) => sum + count, 0),
  openedOn: openings[0]?.day ?? null,
  orderId: quote.orderId,
  lostReason: quote.lostReason,
  missedAt: quote.missedAt?.toISOString() ?? null,
  createdAt: quote.createdAt.toISOString(),
  updatedAt: quote.updatedAt.toISOString(),
});

/** @param page the address of its public page */
export const quoteView = (
  quote: Quote,
  { openings, changes, departure }: QuoteActivity,
  { media, page }: { readonly media: MediaUrls; readonly page: string },
): QuoteView => ({
  ...quoteRow(quote, openings),
  tourId: quote.tourId,
  agentId: quote.agentId ?? null,
  days: quote.days.map((day) => dayView(day, media)),
  endDate: lastDayOf(quote, departure) ?? null,
  departure: departureView(quote, departure),
  travellers: { ...quote.travellers },
  options: quote.options.map(({ name, lines }, index) => {
    const { total, cost, margin, percent } = marginOf(index, lines, quote.costs);
    return {
      name,
      lines: lines.map((line) => {
        const { label, quantity, unitAmount, amount } = lineInDollars(line);
        return { label, quantity, unitAmount, amount, isPermit: line.category === 'permit' };
      }),
      total: toDollars(total),
      margin: { cost: toDollars(cost), margin: toDollars(margin), percent },
    };
  }),
  note: quote.note,
  terms: quote.terms,
  costs: quote.costs.map((cost) => ({ ...cost, amount: toDollars(cost.amount) })),
  request: quote.request,
  sourceId: quote.sourceId,
  acceptedNames: quote.acceptedNames,
  acceptedOption: quote.acceptedOption,
  endedAt: quote.endedAt?.toISOString() ?? null,
  page,
  openings,
  changes,
});
