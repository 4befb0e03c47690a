import type { ExchangeRates } from '@imisozi/core/exchange-rates';
import type { LanguageCode } from '@imisozi/core/languages';
import type { KeptPeriods } from '@imisozi/core/privacy/periods';
import type { OfficeRules } from '@imisozi/core/editable-texts/company-terms';
import type { DocumentName, EditableTextsOf } from '@imisozi/core/editable-texts/documents';
import type { BankDetail } from '@imisozi/core/pricing/terms';
import type { LocalizedAdvice } from '@imisozi/core/travel-advice';
import type { TourQuery } from '@imisozi/core/finder/tour-query';
import type { NearTour, Place, TourResults } from '@imisozi/core/finder/tour-results';
import type { Position } from '@imisozi/core/position';
import type { GroupPrice } from '@imisozi/core/prices';
import type { Rating } from '@imisozi/core/reviews';
import type { MonthOfYear } from '@imisozi/core/year-of-rwanda';
import type { Refusal } from '@imisozi/core/refusals/refusal';

/** The view types: the API uses its own views, and the site the types generated from the OpenAPI document. */
export interface SiteViews {
  readonly tour: object;
  readonly tourPage: object;
  readonly destination: object;
  readonly lodge: object;
  readonly event: object;
  readonly publication: object;
  readonly comment: object;
  readonly tourReviews: object;
  readonly departure: object;
  readonly price: object;
}

/** The fields of a card that are not translated. */
export interface CardTranslation {
  readonly untranslated: readonly string[];
}

/** A destination in the navbar and beside others. */
export interface DestinationLink {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** URL of its first picture, or empty. */
  readonly image: string;
  /** Null: not on the map. */
  readonly position: Position | null;
  /** Only in languages other than English. */
  readonly translation?: CardTranslation;
}

/** A tour on a card. */
export interface TourCardView {
  readonly id: string;
  readonly slug: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly title: string;
  readonly image: string;
  /** URLs of the pictures of its gallery, for the sitemap. */
  readonly gallery: readonly string[];
  readonly location: string;
  /** The beginning of its description, as plain text. */
  readonly excerpt: string;
  /** Days of its itinerary; 0 where it has none. */
  readonly days: number;
  /** Its advertised price, in US dollars for the usual party or the one searched for; null: on request. */
  readonly offer: GroupPrice | null;
  /** The minimum number of people; 0: price on request. */
  readonly smallestGroup: number;
  /** By its published reviews; null without any. */
  readonly rating: Rating | null;
  /** Only in languages other than English. */
  readonly translation?: CardTranslation;
}

/** A card of a tour that almost matches a search. */
export interface NearTourCardView extends TourCardView {
  readonly misses: NearTour['misses'];
}

/** The result of a tour search. */
export interface FoundToursView extends Omit<TourResults, 'tours' | 'nearest'> {
  readonly tours: readonly TourCardView[];
  readonly nearest: readonly NearTourCardView[];
}

/** What a visitor who types may be looking for. */
export interface SuggestionsView {
  readonly places: readonly Place[];
  readonly tours: readonly TourCardView[];
}

/** The booking that a visitor wants a price for, in the format of `POST /api/price`. */
export interface PriceQuestion {
  readonly tour: string;
  readonly travelDate?: string;
  readonly departureId?: string;
  readonly travellers?: Readonly<Record<string, number>>;
  readonly extras?: readonly { readonly code: string; readonly quantity: number }[];
  readonly promoCode?: string;
}

/** Why there is no price, in sentences for the visitor. */
export interface NoPriceView {
  readonly problems: readonly Refusal[];
}

/** Which editable texts a page needs. */
export interface TextsQuestion<Name extends DocumentName = DocumentName> {
  readonly document: Name;
  readonly language: LanguageCode;
}

/** A file for download. */
export interface DownloadedFile {
  readonly content: string;
  readonly contentType: string;
}

/**
 * The data of pages, in the shape of the API's public responses; URLs of our own media have no host. Unknown and
 * unpublished records are null. Methods throw a {@link SiteDataError}.
 */
export interface SiteDataSource<Views extends SiteViews = SiteViews> {
  /** The same in another language: untranslated texts are English, and `translation` of a record says which. */
  inLanguage(language: LanguageCode): SiteDataSource<Views>;
  /** Published destinations, newest first: every page has them in its navbar. */
  destinationLinks(): Promise<readonly DestinationLink[]>;
  /** Newest first, like the lists below. */
  tourCards(): Promise<TourCardView[]>;
  findTours(query: TourQuery): Promise<FoundToursView>;
  /** The few places and tours that match words best; words may be unfinished or have typing errors. */
  suggestTours(words: string): Promise<SuggestionsView>;
  /** What is good in which month, with the price level of the tours. */
  yearOfRwanda(): Promise<readonly MonthOfYear[]>;
  /** The tours with these slugs, in the same order. */
  toursNamed(slugs: readonly string[]): Promise<TourCardView[]>;
  /** Tours that visit a destination. */
  toursTo(destinationSlug: string): Promise<TourCardView[]>;
  /** Tours with a night at a lodge. @param lodgeId its id */
  toursStayingAt(lodgeId: string): Promise<TourCardView[]>;
  /** Other tours that visit the same destinations, the most similar first. */
  relatedTours(slug: string): Promise<TourCardView[]>;
  tours(): Promise<Views['tour'][]>;
  /** Includes how it is sold. */
  tour(slug: string): Promise<Views['tourPage'] | null>;
  /** By date, from today on, without cancelled ones; empty for an unknown tour. */
  departures(slug: string): Promise<Views['departure'][]>;
  /**
   * The price of a booking, or why it is not on offer.
   * @param ip the visitor's IP address, because attempts with promo codes are limited
   */
  /** @param ip the visitor's address: who tries many promo codes has to wait */
  price(question: PriceQuestion, ip: string): Promise<Views['price'] | NoPriceView>;
  /** The public comments. */
  tourComments(tourId: string): Promise<Views['comment'][]>;
  /** What travellers say of a tour. */
  tourReviews(tourId: string): Promise<Views['tourReviews']>;
  /** Without their comments. */
  destinations(): Promise<Views['destination'][]>;
  destination(slug: string): Promise<Views['destination'] | null>;
  lodges(): Promise<Views['lodge'][]>;
  /** The public lodges with these ids, in the same order. */
  lodgesOf(ids: readonly string[]): Promise<Views['lodge'][]>;
  lodge(slug: string): Promise<Views['lodge'] | null>;
  events(): Promise<Views['event'][]>;
  event(slug: string): Promise<Views['event'] | null>;
  eventCalendar(slug: string): Promise<DownloadedFile | null>;
  publications(): Promise<Views['publication'][]>;
  /** When records were last translated into this language, by id; an ISO time, like the records' `updatedAt`. */
  translationChanges(): Promise<ReadonlyMap<string, string>>;
  /** The company's bank account, line by line; empty if the office must be asked for it. */
  bankDetails(): Promise<readonly BankDetail[]>;
  /** The company's terms, for tours without their own, and the largest party that a tour sells online. */
  officeRules(): Promise<OfficeRules>;
  /** How long things about people are kept, as set by admins. */
  keptPeriods(): Promise<KeptPeriods>;
  /** The currencies in which prices can be shown besides dollars. */
  exchangeRates(): Promise<ExchangeRates>;
  /** The company's advice to travellers, for tours without their own. */
  travelAdvice(): Promise<LocalizedAdvice>;
  /** The language of {@link editableTexts}: English, if they are not written in the requested one. */
  languageOfTexts(asked: TextsQuestion): Promise<LanguageCode>;
  /** The editable texts of a page. */
  editableTexts<Name extends DocumentName>(asked: TextsQuestion<Name>): Promise<EditableTextsOf<Name>>;
}

/** An error as the API would return it. */
export interface SiteDataError extends Error {
  readonly status: number;
  /** In seconds, if the error says when to retry. */
  readonly retryAfter?: number;
}
