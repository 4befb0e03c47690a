import type { Day } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { today } from '@imisozi/core/kigali-time';
import { LODGE_LEVELS } from '@imisozi/core/lodges';
import { toDollars } from '@imisozi/core/pricing/cents';
import { dueNow } from '@imisozi/core/pricing/instalments';
import { lineInDollars } from '@imisozi/core/pricing/price-lines';
import { lodgeOf, MEALS, type QuoteDay } from '@imisozi/core/quotes/quote-offer';
import { isAcceptable, QUOTE_STATES } from '@imisozi/core/quotes/quote-state';
import { MessageAnswer } from '../../../common/message-answer.js';
import { PositionView } from '../../../common/position.view.js';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { field, view } from '../../../platform/http/view.js';
import {
  cancellationOfferView,
  CancellationOfferView,
  instalmentView,
  InstalmentView,
  PriceLineView,
} from '../../prices/dto/price.view.js';
import { CompanyTermsView } from '../../settings/dto/settings.view.js';
import type { Quote } from '../quote.entity.js';
import type { KnownPlaces } from '../quote.places.js';
import type { Departure } from '../../departures/departure.entity.js';
import { lastDayOf, offerOf, peopleOf } from '../quote.rules.js';
import { departureView, QuoteDepartureView } from './quote.view.js';

class QuoteLodgeView extends view({
  name: field.string('Kinigi Ridge Lodge'),
  slug: field.string('kinigi-ridge-lodge', 'Of its page; null for one that is not on the site.').nullable(),
  place: field.string('Kinigi, below Mount Sabyinyo', 'Or empty.'),
  level: field.enum(LODGE_LEVELS).nullable(),
  image: field.string('https://www.imisozi.example/media/demo/lodge-kinigi.svg').nullable(),
}) {}

class PublicQuoteDayView extends view({
  title: field.string('Arrival in Kigali'),
  body: field.string('Your guide meets you at the airport.', 'Plain text.'),
  place: field.string('Kigali', 'Where the day ends; or empty.'),
  placeSlug: field.string('kigali', 'Of the page of that destination, if there is one.').nullable(),
  position: field.one(PositionView, 'Where it ends on the map; null: unknown.').nullable(),
  lodges: field.list(QuoteLodgeView, 'One for all options, or one for each.'),
  meals: field.enums(MEALS),
  images: field.strings([], 'URLs of pictures.'),
}) {}

class PublicQuoteOptionView extends view({
  name: field.string('Comfort', 'Empty for the only one.'),
  lines: field.list(PriceLineView, 'They add up to the total.'),
  total: field.number(4800, 'US dollars.'),
  dueNow: field.number(1440, 'What is due on acceptance, in US dollars.'),
  instalments: field.list(InstalmentView),
  cancellation: field.list(CancellationOfferView, 'Empty without a travel date.'),
}) {}

/** A proposal as its client sees it: nothing of what it costs the company (rules/proposals 8). */
export class PublicQuoteView extends view({
  number: field.string('Q-2026-000001'),
  revision: field.integer(1, 'To be sent with the acceptance.'),
  state: field.enum(QUOTE_STATES),
  isAcceptable: field.boolean(true, 'Whether it can be accepted today.'),
  language: field.enum(LANGUAGE_CODES, 'What it is written in.'),
  names: field.string('Demo Visitor', 'The client.'),
  title: field.string('Twelve days for two'),
  note: field.string('A journey made for you.', 'Plain text.'),
  days: field.list(PublicQuoteDayView),
  travelDate: field.day('2027-06-12', 'The first day; null while it is open.').nullable(),
  endDate: field.day('2027-06-23').nullable(),
  departure: field
    .one(QuoteDepartureView, 'The departure that it is for: its seats are held once it is accepted. Null: none.')
    .nullable(),
  people: field.integer(2),
  options: field.list(PublicQuoteOptionView),
  terms: field.one(CompanyTermsView),
  validUntil: field.day<Day>('2027-01-31', 'The last day on which it can be accepted.').nullable(),
  acceptedOption: field.integer(0).nullable(),
}) {}

class AcceptedOrderView extends view({
  id: field.uuid('The key of the order.'),
  number: field.string('2026-000042'),
}) {}

export class AcceptedQuoteAnswer extends view({ order: field.one(AcceptedOrderView) }, MessageAnswer) {}

/** The page of a proposal for its client. */
export function publicQuoteView(
  quote: Quote,
  { places, departure, media }: { places: KnownPlaces; departure: Departure | null; media: MediaUrls },
): PublicQuoteView {
  const { depositPercent, balanceDaysBefore, holdHours, cancellation } = quote.terms;
  return {
    number: quote.number,
    revision: quote.revision,
    state: quote.state,
    isAcceptable: isAcceptable(quote, today()),
    language: quote.language,
    names: quote.names,
    title: quote.title,
    note: quote.note,
    days: quote.days.map((day) => publicDayView(day, quote.options.length, places, media)),
    travelDate: quote.travelDate,
    endDate: lastDayOf(quote, departure) ?? null,
    departure: departureView(quote, departure),
    people: peopleOf(quote),
    options: quote.options.map(({ name, lines }) => {
      const offer = offerOf(quote, lines);
      return {
        name,
        lines: lines.map(lineInDollars),
        total: toDollars(offer.total),
        dueNow: toDollars(dueNow(offer.instalments)),
        instalments: offer.instalments.map(instalmentView),
        cancellation: offer.cancellation.map(cancellationOfferView),
      };
    }),
    terms: { depositPercent, balanceDaysBefore, holdHours, cancellation },
    validUntil: quote.validUntil,
    acceptedOption: quote.acceptedOption,
  };
}

function publicDayView(day: QuoteDay, options: number, places: KnownPlaces, media: MediaUrls): PublicQuoteDayView {
  const names = new Set(Array.from({ length: Math.max(1, options) }, (_, option) => lodgeOf(day, option)));
  const isAlike = names.size === 1;
  const named = isAlike ? [...names].filter(Boolean) : day.lodges.map((_, option) => lodgeOf(day, option));
  const lodges = named.map((name) => ({ name, known: places.lodge(name) }));
  const destination = places.destination(day.place);
  const position = lodges.map(({ known }) => known?.position).find(Boolean) ?? destination?.position ?? null;
  const toUrl = (stored: string | undefined) => (stored ? media.toUrl(stored) : null);
  // A day without pictures of its own shows where it leads.
  const images = day.images.length > 0 ? day.images : (destination?.images.slice(0, 1) ?? []);
  return {
    title: day.title,
    body: day.body,
    place: day.place,
    placeSlug: destination?.slug ?? null,
    position,
    lodges: lodges.map(({ name, known }) => ({
      name,
      slug: known?.slug ?? null,
      place: known?.place ?? '',
      level: known?.level ?? null,
      image: toUrl(known?.images[0]),
    })),
    meals: day.meals,
    images: images.map((image) => media.toUrl(image)),
  };
}
