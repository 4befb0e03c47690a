import type { Day } from '../kigali-time.ts';
import { MAX_GROUP_SIZE, type GroupPrice } from '../prices.ts';
import { largestParty } from '../pricing/largest-party.ts';
import { criteriaOf, monthsAhead, TOUR_CHOICES, type TourCriterion, type TourQuery } from './tour-query.ts';
import { searchedPlace, TourIndex, type MatchedTours } from './tour-index.ts';
import type {
  FoundTour,
  ListedTour,
  NearTour,
  OpenDeparture,
  Place,
  Suggestions,
  TourResults,
} from './tour-results.ts';
import type { PriceLevel } from '../year-of-rwanda.ts';
import { TripOffers, type Trip } from './trip-offers.ts';

const PAGE_SIZE = 24;
const NEAREST = 3;
/** A difference of prices that is worth saying. */
const NOTABLE = 0.02;
/** The distance of a tour that does not meet one of these criteria at all. */
const DISTANCE: Readonly<Record<TourCriterion, number>> = {
  words: 2,
  people: 1.5,
  place: 1,
  month: 0.7,
  days: 0.2,
  price: 0.2,
};

const ANY_TRIP: Trip = { people: null, month: null };
const BEST_FIRST = { ...ANY_TRIP, sort: 'fit' } as const;

/** A snapshot of the published tours, newest first, in which visitors search. */
export class TourCatalogue {
  /** The destinations of tours, by name. */
  readonly places: readonly Place[];
  private readonly tours: readonly ListedTour[];
  private readonly offers: TripOffers;
  private readonly now: Day;
  /** Built at the first search with words after a tour has changed. */
  private indexes: { tours?: TourIndex; places?: TourIndex } = {};

  /**
   * @param departures the open future ones, by the id of their tour
   * @param before the catalogue that this one replaces
   */
  constructor(
    tours: readonly ListedTour[],
    departures: ReadonlyMap<string, readonly OpenDeparture[]>,
    now: Day,
    before?: TourCatalogue,
  ) {
    this.tours = tours;
    this.now = now;
    if (before?.tours === tours) this.indexes = before.indexes;
    this.offers = new TripOffers(departures, now, before?.offers);
    const places = new Map(tours.flatMap((tour) => tour.places.map((place) => [place.key, place] as const)));
    this.places = [...places.values()].sort((a, b) => a.label.localeCompare(b.label));
  }

  /** The matching tours, sorted, with the choices that are left. */
  find(query: TourQuery): TourResults {
    const matched = this.matching(query.words);
    const failures = this.tours.map((_, index) => this.failuresOf(index, query, matched));
    const fitting = failures.flatMap((failed, index) => (failed.length === 0 ? [index] : []));
    const sorted = this.sorted(fitting, query, matched);
    const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
    const first = (Math.min(query.page, pages) - 1) * PAGE_SIZE;
    return {
      total: sorted.length,
      pages,
      tours: sorted.slice(first, first + PAGE_SIZE).map((index) => this.found(index, query)),
      choices: this.choicesOf(query, failures),
      instead: (matched?.scores.size ?? 0) > 0 ? matched!.instead : null,
      nearest: sorted.length > 0 || criteriaOf(query).length === 0 ? [] : this.nearest(query, failures),
    };
  }

  /** The places and tours that a visitor who types may be looking for, the best matches first. */
  suggest(words: string, { places, tours }: { readonly places: number; readonly tours: number }): Suggestions {
    const matched = this.matching(words);
    if (!matched) return { places: [], tours: [] };
    const sorted = this.sorted([...matched.scores.keys()], BEST_FIRST, matched);
    const named = (this.indexes.places ??= new TourIndex(this.places.map(searchedPlace))).match(words);
    return {
      places: this.places.filter((_, index) => named?.scores.has(index)).slice(0, places),
      tours: sorted.slice(0, tours).map((index) => this.found(index)),
    };
  }

  /** Whether tours cost less or more in a month than in most others; empty if prices are the same all year. */
  priceLevels(): ReadonlyMap<string, PriceLevel> {
    const seasonal = this.tours.flatMap(({ seasons }, index) => (seasons?.length ? [index] : []));
    const ratios = seasonal.map((index) => {
      const amounts = monthsAhead(this.now).map((month) => this.offerOf(index, { people: null, month })?.amount ?? 0);
      const usual = amounts.filter(Boolean).sort((a, b) => a - b)[Math.floor(amounts.filter(Boolean).length / 2)] ?? 0;
      return amounts.map((amount) => (amount && usual ? amount / usual : undefined));
    });
    const levels = monthsAhead(this.now).flatMap((month, at) => {
      const known = ratios.flatMap((ratio) => ratio[at] ?? []);
      if (known.length === 0) return [];
      const mean = known.reduce((sum, ratio) => sum + ratio, 0) / known.length;
      const level = mean < 1 - NOTABLE ? 'lower' : mean > 1 + NOTABLE ? 'higher' : 'usual';
      return [[month, level] as const];
    });
    return new Map(levels.some(([, level]) => level !== 'usual') ? levels : []);
  }

  /** The tours with these slugs, in the same order; unknown ones are left out. */
  named(slugs: readonly string[]): FoundTour[] {
    const wanted = new Map(slugs.map((slug, place) => [slug, place] as const));
    return this.tours
      .flatMap(({ slug }, index) => (wanted.has(slug) ? [{ index, place: wanted.get(slug)! }] : []))
      .sort((one, other) => one.place - other.place)
      .map(({ index }) => this.found(index));
  }

  /** The tours that visit a place, newest first. */
  leadingTo(placeKey: string): FoundTour[] {
    return this.tours.flatMap((tour, index) =>
      tour.places.some(({ key }) => key === placeKey) ? [this.found(index)] : [],
    );
  }

  /** The tours with a night at a lodge, newest first. */
  stayingAt(lodgeId: string): FoundTour[] {
    return this.tours.flatMap(({ lodgeIds }, index) => (lodgeIds.includes(lodgeId) ? [this.found(index)] : []));
  }

  /** All of them, newest first. */
  all(): FoundTour[] {
    return this.tours.map((_, index) => this.found(index));
  }

  /** The most people that any of them sells online. */
  largestParty(): number {
    const online = this.tours.filter(({ saleMode }) => saleMode !== 'enquiry');
    return Math.max(MAX_GROUP_SIZE, ...online.map(largestParty));
  }

  /** Other tours that share the most places with a tour; of those, the ones with the most similar length. */
  relatedTo(slug: string, count: number): FoundTour[] {
    const tour = this.tours.find((one) => one.slug === slug);
    if (!tour) return [];
    const keys = new Set(tour.places.map(({ key }) => key));
    const shared = (other: ListedTour) => other.places.filter(({ key }) => keys.has(key)).length;
    return this.tours
      .map((other, index) => ({ index, other, both: shared(other), apart: Math.abs(other.days - tour.days) }))
      .filter(({ other, both }) => other !== tour && both > 0)
      .sort((a, b) => b.both - a.both || a.apart - b.apart || a.index - b.index)
      .slice(0, count)
      .map(({ index }) => this.found(index));
  }

  private found(index: number, trip = ANY_TRIP): FoundTour {
    return {
      tour: this.tours[index]!,
      offer: this.offerOf(index, trip),
      smallestGroup: this.offers.smallestGroupOf(this.tours[index]!),
    };
  }

  /** The criteria that a tour does not meet. */
  private failuresOf(index: number, query: TourQuery, matched: MatchedTours | null): TourCriterion[] {
    const { days, places } = this.tours[index]!;
    const failed: TourCriterion[] = [];
    if (matched && !matched.scores.has(index)) failed.push('words');
    if (query.days !== null && (days === 0 || days > query.days)) failed.push('days');
    if (query.place !== null && !places.some(({ key }) => key === query.place)) failed.push('place');
    return [...failed, ...this.failuresOfTrip(index, query)];
  }

  /** The failed criteria of people, month and price, which depend on each other. */
  private failuresOfTrip(index: number, query: TourQuery): TourCriterion[] {
    const failed: TourCriterion[] = [];
    if (!this.offers.departs(this.tours[index]!, query)) failed.push('month');
    if (query.people === null && query.price === null) return failed;
    const offer = this.offerOf(index, query);
    // A group of any size can ask for a tour without any price.
    if (query.people !== null && !offer && this.offerOf(index, ANY_TRIP)) failed.push('people');
    else if (query.price !== null && (!offer || offer.amount > query.price)) failed.push('price');
    return failed;
  }

  private matching(words: string): MatchedTours | null {
    if (words === '') return null;
    return (this.indexes.tours ??= new TourIndex(this.tours)).match(words);
  }

  private offerOf(index: number, trip: Trip): GroupPrice | null {
    return this.offers.offerOf(this.tours[index]!, trip);
  }

  private sorted(
    indexes: readonly number[],
    query: Pick<TourQuery, 'people' | 'month' | 'sort'>,
    matched: MatchedTours | null,
  ): number[] {
    const keyOf = {
      fit: (index: number) => -(matched?.scores.get(index) ?? 0),
      price: (index: number) => this.offerOf(index, query)?.amount ?? Infinity,
      length: (index: number) => this.tours[index]!.days || Infinity,
    }[query.sort];
    const onRequest = (index: number) => (this.offerOf(index, query) ? 0 : 1);
    return indexes
      .map((index) => ({ index, key: keyOf(index), onRequest: onRequest(index) }))
      .sort((a, b) => compare(a.key, b.key) || a.onRequest - b.onRequest || a.index - b.index)
      .map(({ index }) => index);
  }

  /** Each choice counts only the tours that meet all other criteria. */
  private choicesOf(query: TourQuery, failures: readonly (readonly TourCriterion[])[]): TourResults['choices'] {
    const candidates = (...mayFail: TourCriterion[]) =>
      failures.flatMap((failed, index) => (failed.every((one) => mayFail.includes(one)) ? [index] : []));
    const counted =
      <Value>(indexes: readonly number[], changed: (value: Value) => Partial<TourQuery>) =>
      (value: Value) => {
        const other = { ...query, ...changed(value) };
        return { value, count: indexes.filter((index) => this.failuresOfTrip(index, other).length === 0).length };
      };
    const trip = candidates('people', 'price', 'month');
    const lengths = candidates('days').map((index) => this.tours[index]!.days);
    const leading = countBy(candidates('place').flatMap((index) => this.tours[index]!.places.map(({ key }) => key)));
    return {
      people: withChosen(TOUR_CHOICES.people, query.people).map(counted(trip, (people) => ({ people }))),
      days: withChosen(TOUR_CHOICES.days, query.days).map((most) => ({
        value: most,
        count: lengths.filter((days) => days > 0 && days <= most).length,
      })),
      price: withChosen(TOUR_CHOICES.price, query.price).map(counted(candidates('price'), (price) => ({ price }))),
      place: this.places.map(({ key, label }) => ({ value: key, label, count: leading.get(key) ?? 0 })),
      month: monthsAhead(this.now).map(counted(trip, (month) => ({ month }))),
    };
  }

  private nearest(query: TourQuery, failures: readonly (readonly TourCriterion[])[]): NearTour[] {
    return failures
      .map((failed, index) => {
        const misses = failed.map((criterion) => ({ criterion, by: this.missedBy(index, criterion, query) }));
        const distance = misses.reduce((sum, { criterion, by }) => {
          const allowed = criterion === 'days' || criterion === 'price' ? (query[criterion] ?? 1) : 1;
          return sum + DISTANCE[criterion] + (by ?? 0) / allowed;
        }, 0);
        return { index, misses, distance };
      })
      .sort((a, b) => a.distance - b.distance || a.index - b.index)
      .slice(0, NEAREST)
      .map(({ index, misses }) => ({ ...this.found(index, query), misses }));
  }

  private missedBy(index: number, criterion: TourCriterion, query: TourQuery): number | undefined {
    const { days } = this.tours[index]!;
    if (criterion === 'days' && days > 0) return days - (query.days ?? 0);
    const offer = criterion === 'price' ? this.offerOf(index, query) : null;
    return offer ? offer.amount - (query.price ?? 0) : undefined;
  }
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const withChosen = (choices: readonly number[], chosen: number | null): number[] =>
  [...new Set([...choices, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b);

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
