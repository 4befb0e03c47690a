import type { Day } from '../kigali-time.ts';
import type { GroupPrice } from '../prices.ts';
import type { AdvertisedTour } from '../pricing/advertised-prices.ts';
import type { SaleMode } from '../pricing/price-rules.ts';
import type { TourCriterion } from './tour-query.ts';
import type { SearchedTexts } from './tour-words.ts';

/** Where a tour leads to. */
export interface Place {
  /** Part of an address, such as `lake-kivu`. */
  readonly key: string;
  readonly label: string;
}

/** A published tour, with what visitors look for. */
export interface ListedTour extends AdvertisedTour {
  readonly id: string;
  readonly slug: string;
  readonly image: string;
  readonly location: string;
  /** The beginning of its description, as plain text. */
  readonly excerpt: string;
  readonly saleMode: SaleMode;
  readonly leadDays: number;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Addresses of the pictures of its gallery. */
  readonly gallery: readonly string[];
  /** Destinations; where it names none, its location. */
  readonly places: readonly Place[];
  readonly searched: SearchedTexts;
  /** Keys of what a card shows of it that is not translated; undefined in English. */
  readonly untranslated?: readonly string[];
}

/** A departure that can be ordered. */
export interface OpenDeparture {
  readonly startDate: Day;
  /** Null: unlimited. */
  readonly seatsLeft: number | null;
}

/** A tour with the price that it is shown with; null: on request. */
export interface FoundTour {
  readonly tour: ListedTour;
  readonly offer: GroupPrice | null;
  /** It is not sold to fewer people online; 0: to nobody. */
  readonly smallestGroup: number;
}

/** A tour that does not fit, and in what; `by` says how many days longer or dollars dearer it is. */
export interface NearTour extends FoundTour {
  readonly misses: readonly { readonly criterion: TourCriterion; readonly by?: number }[];
}

/** What can be chosen, and how many tours there are then, with everything else that is asked for. */
export interface Choice<Value> {
  readonly value: Value;
  readonly count: number;
}

/** The answer to a query. */
export interface TourResults {
  readonly total: number;
  /** Those of the asked page. */
  readonly tours: readonly FoundTour[];
  readonly pages: number;
  readonly choices: {
    readonly people: readonly Choice<number>[];
    readonly days: readonly Choice<number>[];
    readonly price: readonly Choice<number>[];
    readonly place: readonly (Choice<string> & { readonly label: string })[];
    readonly month: readonly Choice<string>[];
  };
  /** The nearest ones, where nothing fits. */
  readonly nearest: readonly NearTour[];
}
