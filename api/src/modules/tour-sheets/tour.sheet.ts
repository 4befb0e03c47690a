import { excerptOf } from '@imisozi/core/excerpt';
import { startOfToday, today } from '@imisozi/core/kigali-time';
import { advertisedPrices } from '@imisozi/core/pricing/advertised-prices';
import { permitsIn } from '@imisozi/core/pricing/price-lines';
import { priceTour } from '@imisozi/core/pricing/price-tour';
import { mergedTerms, type CompanyTerms } from '@imisozi/core/pricing/terms';
import { fromPrice, priceLadder } from '@imisozi/core/prices';
import { dueSentences, ladderRows } from '@imisozi/core/tour-terms-sentences';
import { NOTHING_LISTED } from '@imisozi/core/translations/translatable';
import type { Sheet } from '../../common/pdf/sheet-page.js';
import { apart, catDay, inLine, texts, usd } from '../../texts/reader.js';
import type { Tour } from '../tours/tour.entity.js';

/** More than fits on four lines of a sheet. */
const SUMMARY_LENGTH = 480;
/** More than fits on ten lines beside the prices. */
const ABOUT_LENGTH = 640;

/** Data of a sheet from other records. */
interface SheetContext {
  /** The titles of the tour's destinations. */
  readonly places: readonly string[];
  /** As JPEG. */
  readonly picture: Uint8Array | null;
  /** URL of the tour's page. */
  readonly url: string;
  /** For what the tour has no terms of its own. */
  readonly terms: CompanyTerms;
}

/** The content of a tour's sheet, in the reader's language. */
export function tourSheet(tour: Tour, { places, picture, url, terms }: SheetContext): Sheet {
  const { sheet } = texts();
  const { itinerary, location, departureTime } = tour;
  const facts = [
    itinerary.length > 0 ? sheet.days({ days: itinerary.length }) : '',
    location,
    departureTime && sheet.departure({ time: departureTime }),
  ];
  const prices = priceLadder(advertisedPrices({ ...tour, days: itinerary.length }));
  const hasOthers = (tour.seasons ?? []).some(({ to }) => to >= today()) || (tour.largeGroups ?? []).length > 0;
  return {
    facts: facts.filter(Boolean).map(apart).join('  ·  '),
    picture,
    summary: excerptOf(tour.toursBody, SUMMARY_LENGTH),
    places: places.length > 0 ? sheet.places({ places: listOf(places) }) : '',
    days: itinerary.map(({ day, title, body }) => ({
      title: dayTitle(String(day), title),
      text: excerptOf(body, ABOUT_LENGTH),
    })),
    prices: prices.map(({ people, amount }) => [sheet.people({ people }), usd(amount)]),
    priceNotes: [
      ...(prices.length > 0 ? [sheet.pricesAsOf({ day: catDay(startOfToday()) })] : []),
      ...(hasOthers ? [sheet.otherPrices] : []),
    ],
    includes: listed(tour.includes),
    excludes: listed(tour.excludes),
    terms: tour.saleMode === 'enquiry' ? null : termsOf(tour, terms),
    url,
  };
}

/** What is due when, and what cancelling costs until when, as the tour's page says it (rules/cancelling 9). */
function termsOf(tour: Tour, company: CompanyTerms): Sheet['terms'] {
  const { terms: written, moneyTerms, papers } = texts();
  const days = tour.itinerary.length;
  const price = priceTour(tour, { people: fromPrice(advertisedPrices({ ...tour, days }))?.people ?? 1, days });
  const usual = 'total' in price ? { total: price.total, permits: permitsIn(price.lines) } : { total: 0, permits: 0 };
  const terms = mergedTerms(company, tour.terms);
  const fact = (name: string, value: string) => papers.fact({ name, value });
  const charges = ladderRows(terms.cancellation, usual, moneyTerms).map(({ until, cost }) => fact(until, cost));
  return {
    title: written.due.title,
    paragraphs: [dueSentences(terms, usual, written.due).join(' '), fact(moneyTerms.cancelling, charges.join('  ·  '))],
  };
}

/** `Akagera, Nyungwe and Kigali`. */
const listOf = (places: readonly string[]): string =>
  places.length === 1
    ? places[0]!
    : texts().sheet.andPlace({ places: inLine(places.slice(0, -1)), place: places.at(-1)! });

/** `Day 2: Golden monkeys`; staff may write the day as text, or leave out the title. */
function dayTitle(day: string, title: string): string {
  const name = /^\d+$/.test(day) ? texts().sheet.day({ day }) : day;
  return name && title ? texts().papers.fact({ name, value: title }) : name || title;
}

/** A list whose only line says that it is empty counts as empty (rules/content 4). */
const listed = (lines: readonly string[]): readonly string[] =>
  lines.length === 1 && lines[0] === NOTHING_LISTED ? [] : lines.filter(Boolean);
