import type { Day } from '../kigali-time.ts';
import type { GroupPrice } from '../prices.ts';
import type { AdvertisedTour } from '../pricing/advertised-prices.ts';
import type { SaleMode } from '../pricing/price-rules.ts';
import type { Rating } from '../reviews.ts';
import type { TourCriterion } from './tour-query.ts';
import type { SearchedTexts } from './tour-index.ts';

/** A place that a tour visits. */
export interface Place {
  /** Part of a URL, such as `lake-kivu`. */
  readonly key: string;
  readonly label: string;
}

/** A published tour, with the data that visitors search. */
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
  /** URLs of the pictures of its gallery. */
  readonly gallery: readonly string[];
  /** Its destinations; without any, its location. */
  readonly places: readonly Place[];
  /** Ids of the lodges where its travellers sleep. */
  readonly lodgeIds: readonly string[];
  readonly searched: SearchedTexts;
  /** Null without published reviews. */
  readonly rating: Rating | null;
  /** Keys of the card's untranslated texts; undefined in English. */
  readonly untranslated?: readonly string[];
}

/** A departure that can be ordered. */
export interface OpenDeparture {
  readonly startDate: Day;
  /** Null means unlimited. */
  readonly seatsLeft: number | null;
}

/** A tour with its displayed price; null: on request. */
export interface FoundTour {
  readonly tour: ListedTour;
  readonly offer: GroupPrice | null;
  /** The minimum number of people for an online booking; 0: it cannot be booked online. */
  readonly smallestGroup: number;
}

/** A tour that does not match, and why; `by` says how many days longer or dollars more expensive it is. */
export interface NearTour extends FoundTour {
  readonly misses: readonly { readonly criterion: TourCriterion; readonly by?: number }[];
}

/** A possible choice, and how many tours match it together with the other criteria. */
export interface Choice<Value> {
  readonly value: Value;
  readonly count: number;
}

/** What a visitor who types may be looking for. */
export interface Suggestions {
  readonly places: readonly Place[];
  readonly tours: readonly FoundTour[];
}

/** The result of a search. */
export interface TourResults {
  readonly total: number;
  /** The tours of the requested page. */
  readonly tours: readonly FoundTour[];
  readonly pages: number;
  readonly choices: {
    readonly people: readonly Choice<number>[];
    readonly days: readonly Choice<number>[];
    readonly price: readonly Choice<number>[];
    readonly place: readonly (Choice<string> & { readonly label: string })[];
    readonly month: readonly Choice<string>[];
  };
  /** The words that were looked for instead of the typed ones, if those have typing errors. */
  readonly instead: string | null;
  /** The nearest ones, if no tour matches. */
  readonly nearest: readonly NearTour[];
}
