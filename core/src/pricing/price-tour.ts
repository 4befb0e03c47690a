import * as counts from '../fields/counts.ts';
import type { Day } from '../kigali-time.ts';
import { toCents } from '../money.ts';
import { MAX_GROUP_SIZE, priceFor, groupPrices, smallestGroup, type TourPrices } from '../prices.ts';
import { refused, type Refusal } from '../refusals/refusal.ts';
import { roundedCents } from './cents.ts';
import { extraLabel } from './extra-names.ts';
import { priceLine, sumOf, type PriceLine } from './price-lines.ts';
import { ADULT, isPerPerson } from './party.ts';
// Only types: the dashboard prices too, and needs none of the rules that read them.
import type { Extra, ExtraUnit, LargeGroup, Season, TravellerType } from './price-rules.ts';
import { promoLine, type PromoDiscount } from './promo.ts';

/** The price rules of a tour; null or empty lists mean that there are none. */
export interface TourPricing extends TourPrices {
  readonly title: string;
  readonly seasons: readonly Season[] | null;
  readonly largeGroups: readonly LargeGroup[] | null;
  readonly travellerTypes: readonly TravellerType[] | null;
  readonly extras: readonly Extra[] | null;
}

/** Numbers of travellers by the code of their type. */
export type Travellers = Readonly<Record<string, number>>;

/** A booking to be priced. */
export interface PriceRequest {
  /** The first day; without it the tour's own prices apply, not those of a season. */
  readonly travelDate?: Day | undefined;
  /** The number of days of the trip. */
  readonly days: number;
  readonly travellers?: Travellers | undefined;
  /** Short for this many adults; by default the smallest group with a price, if travellers are not given either. */
  readonly people?: number | undefined;
  readonly extras?: readonly { readonly code: string; readonly quantity?: number | undefined }[] | undefined;
  /** Already looked up, and valid for this booking. */
  readonly promo?: PromoDiscount | undefined;
}

/** A price, in whole cents. */
export interface Price {
  readonly lines: readonly PriceLine[];
  readonly total: number;
  readonly people: number;
  readonly travellers: Travellers;
  /** The name of the season that the travel date lies in. */
  readonly season: string | null;
}

/** Why there is no price. */
export interface NoPrice {
  readonly problems: readonly Refusal[];
}

/** Only the office sells more expensive bookings; in cents, and far below the limit of a money column. */
const MAX_TOTAL = 1_000_000_000;

/** The refusal for a number of people without an online price (rules/prices 3). */
export const onlyAtOffice = (people: number | string): Refusal => refused('people-at-office', { people });

/** The season that contains a day. */
export const seasonOn = (seasons: readonly Season[] | null, day: Day | undefined): Season | undefined =>
  day === undefined ? undefined : seasons?.find(({ from, to }) => from <= day && day <= to);

/**
 * The only function that prices a tour (rules/prices 9): returns its rows and their sum, or why it cannot be sold. The
 * same tour and request always give the same price. `offerProblems` decides whether it is on sale at all.
 */
export function priceTour(tour: TourPricing, request: PriceRequest): Price | NoPrice {
  const season = seasonOn(tour.seasons, request.travelDate);
  const ladder = groupPrices(season ?? tour);
  const travellers = travellersOf(request, ladder);
  const extras = (tour.extras ?? []).map((extra) => ({ ...extra, price: season?.extras?.[extra.code] ?? extra.price }));
  const problems = [
    ...travellerProblems(tour, travellers, request.people),
    ...extraProblems(tour, travellers, request.extras ?? []),
  ];
  if (problems.length > 0) return { problems };

  const people = countOf(travellers);
  const base = baseLine(tour, ladder, season?.largeGroups ?? tour.largeGroups, people);
  if (!base) return { problems: [withoutPrice(people, season)] };
  const group = [base, ...travellerLines(tour, travellers, base.amount, people)];
  const promo = request.promo && promoLine(request.promo, sumOf(group), people);
  const lines = [...group, ...extraLines(tour, extras, travellers, request), ...(promo ? [promo] : [])];
  const total = sumOf(lines);
  if (total > MAX_TOTAL) return { problems: [refused('size-at-office')] };
  return { lines, total, people, travellers, season: season?.name ?? null };
}

/** Whether an extra is for travellers of a type. */
export const isFor = ({ for: types }: Pick<Extra, 'for'>, type: string): boolean => !types || types.includes(type);

/** The total number of travellers. */
export const countOf = (travellers: Travellers): number =>
  Object.values(travellers).reduce((sum, count) => sum + count, 0);

function travellersOf({ travellers, people }: PriceRequest, ladder: readonly number[]): Travellers {
  if (!travellers) return { [ADULT]: people ?? smallestGroup(ladder) };
  return Object.fromEntries(Object.entries(travellers).filter(([, count]) => count !== 0));
}

function travellerProblems(tour: TourPricing, travellers: Travellers, people: number | undefined): Refusal[] {
  const types = new Map((tour.travellerTypes ?? []).map((type) => [type.code, type]));
  const entries = Object.entries(travellers);
  const wrong = entries.find(([, count]) => !Number.isInteger(count) || count < 0);
  if (wrong) return [onlyAtOffice(wrong[1])];
  const unknown = entries.filter(([code]) => code !== ADULT && !types.has(code));
  if (unknown.length > 0) return unknown.map(([type]) => refused('traveller-type-unknown', { type }));
  const count = countOf(travellers);
  if (count < 1 || count > counts.party.max) return [onlyAtOffice(count)];
  if (people !== undefined && people !== count) return [refused('people-and-travellers-differ')];
  const mayGo = entries.some(([code]) => code === ADULT || types.get(code)?.alone);
  return mayGo ? [] : [refused('adult-required')];
}

function extraProblems(
  { extras, travellerTypes }: TourPricing,
  travellers: Travellers,
  asked: NonNullable<PriceRequest['extras']>,
): Refusal[] {
  const known = new Map((extras ?? []).map((extra) => [extra.code, extra]));
  return asked.flatMap(({ code, quantity = 1 }, index) => {
    const extra = known.get(code);
    if (!extra) return [refused('extra-unknown', { code })];
    if (asked.findIndex((one) => one.code === code) !== index) return [refused('extra-twice', { extra: extra.label })];
    const most = extra.maxQuantity ?? counts.extra.max;
    const isAllowed = Number.isInteger(quantity) && quantity >= 0 && quantity <= most;
    if (!isAllowed) return [refused('extra-quantity', { extra: extra.label, max: most })];
    if (quantity === 0 || extra.required || Object.keys(travellers).some((type) => isFor(extra, type))) return [];
    // Stored without a row, it would be lost with the next change.
    const types = typeLabels(travellerTypes, extra.for ?? []).join(', ');
    return [refused('extra-for-others', { extra: extra.label, types })];
  });
}

const typeLabels = (types: TourPricing['travellerTypes'], codes: readonly string[]): string[] =>
  codes.map((code) => types?.find((type) => type.code === code)?.label ?? (code === ADULT ? 'Adult' : code));

function baseLine(
  { title }: TourPricing,
  ladder: readonly number[],
  groups: readonly LargeGroup[] | null,
  people: number,
): PriceLine | undefined {
  const price = priceFor(ladder, people);
  if (price !== null) {
    return price > 0 ? priceLine({ kind: 'base', label: title, quantity: 1, unitAmount: toCents(price) }) : undefined;
  }
  const group = groups?.find(({ from, to }) => from <= people && people <= to);
  return (
    group && priceLine({ kind: 'base', label: title, quantity: people, unitAmount: toCents(group.pricePerPerson) })
  );
}

function withoutPrice(people: number, season: Season | undefined): Refusal {
  if (people > MAX_GROUP_SIZE) return onlyAtOffice(people);
  return season
    ? refused('price-missing-in-season', { people, season: season.name })
    : refused('price-missing', { people });
}

/** One row for each type with a different price; neither a single traveller nor all together cost less than zero. */
function travellerLines(tour: TourPricing, travellers: Travellers, base: number, people: number): PriceLine[] {
  const share = roundedCents(base, people);
  let left = base;
  return (tour.travellerTypes ?? []).flatMap((type) => {
    const quantity = Object.hasOwn(travellers, type.code) ? travellers[type.code]! : 0;
    if (quantity === 0) return [];
    const { code, label } = type;
    const difference = Math.max(differenceOf(type, base, people), -share);
    const unitAmount = Math.max(difference, 0 - Math.floor(left / quantity));
    left += quantity * unitAmount;
    return unitAmount === 0 ? [] : [priceLine({ kind: 'traveller-type', label, quantity, unitAmount, code })];
  });
}

/** Of the exact share, which may have fractions of a cent. */
const differenceOf = ({ percent, amount = 0 }: TravellerType, base: number, people: number): number =>
  percent === undefined ? toCents(amount) : roundedCents(base * percent, 100 * people);

/** An extra is one row, plus one for each traveller type with a different price. */
function extraLines(
  { travellerTypes }: TourPricing,
  extras: readonly Extra[],
  travellers: Travellers,
  request: PriceRequest,
): PriceLine[] {
  return extras.flatMap((extra) => {
    const { code, label, category, price, prices = {}, required } = extra;
    const wanted = request.extras?.find((one) => one.code === code);
    const asked = Math.max(wanted ? (wanted.quantity ?? 1) : 0, required ? 1 : 0);
    const types = Object.keys(travellers).filter((type) => isFor(extra, type));
    if (asked === 0 || types.length === 0) return [];
    const row = (name: string, unitPrice: number, people: number): PriceLine => {
      const quantity = asked * unitsOf(extra.per, people, request.days);
      return priceLine({ kind: 'extra', label: name, quantity, unitAmount: toCents(unitPrice), code, category, asked });
    };
    if (!isPerPerson(extra)) return [row(label, price, 1)];
    const people = (of: readonly string[]) => of.reduce((sum, type) => sum + travellers[type]!, 0);
    const others = types.filter((type) => !Object.hasOwn(prices, type));
    const own = types.filter((type) => Object.hasOwn(prices, type));
    return [
      ...(others.length > 0 ? [row(label, price, people(others))] : []),
      ...own.map((type) =>
        row(extraLabel(label, typeLabels(travellerTypes, [type])[0]!), prices[type]!, people([type])),
      ),
    ];
  });
}

/** The number of units of one extra. */
export function unitsOf(per: ExtraUnit, people: number, days: number): number {
  const units: Readonly<Record<ExtraUnit, number>> = {
    person: people,
    booking: 1,
    day: days,
    'person-day': people * days,
    unit: 1,
  };
  return units[per];
}
