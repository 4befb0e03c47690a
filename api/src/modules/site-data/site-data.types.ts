import type { ExchangeRates } from '@imisozi/core/exchange-rates';
import type { LanguageCode } from '@imisozi/core/languages';
import type { DocumentName, EditableTextsOf } from '@imisozi/core/editable-texts/documents';
import type { BankDetail, CompanyTerms } from '@imisozi/core/pricing/terms';
import type { LocalizedAdvice } from '@imisozi/core/travel-advice';
import type { TourQuery } from '@imisozi/core/finder/tour-query';
import type { NearTour, TourResults } from '@imisozi/core/finder/tour-results';
import type { Position } from '@imisozi/core/position';
import type { GroupPrice } from '@imisozi/core/prices';
import type { Refusal } from '@imisozi/core/refusals/refusal';

/** How records are shown: the API names its views here, and the site the types of the OpenAPI document that are made of them. */
export interface SiteViews {
  readonly tour: object;
  readonly tourPage: object;
  readonly destination: object;
  readonly event: object;
  readonly publication: object;
  readonly comment: object;
  readonly tourReviews: object;
  readonly departure: object;
  readonly price: object;
}

/** What of a card in another language is not translated. */
export interface CardTranslation {
  readonly untranslated: readonly string[];
}

/** A destination in the navbar and beside others. */
export interface DestinationLink {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Address of its first picture, or empty. */
  readonly image: string;
  /** Null: on no map. */
  readonly position: Position | null;
  /** Only in another language than English. */
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
  /** Addresses of the pictures of its gallery; the sitemap names them. */
  readonly gallery: readonly string[];
  readonly location: string;
  /** The beginning of its description, as plain text. */
  readonly excerpt: string;
  /** Days of its itinerary; 0 where it has none. */
  readonly days: number;
  /** The price that it is advertised by, in US dollars for a group; null: on request. */
  readonly offer: GroupPrice | null;
  /** It is not sold to fewer people; 0: price on request. */
  readonly smallestGroup: number;
  /** Only in another language than English. */
  readonly translation?: CardTranslation;
}

/** A card of a tour that nearly fits what a visitor looks for. */
export interface NearTourCardView extends TourCardView {
  readonly misses: NearTour['misses'];
}

/** The tours that fit what a visitor looks for. */
export interface FoundToursView extends Omit<TourResults, 'tours' | 'nearest'> {
  readonly tours: readonly TourCardView[];
  readonly nearest: readonly NearTourCardView[];
}

/** What a visitor wants to book of a tour, as `POST /api/price` takes it. */
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

/** Which words a page shows. */
export interface TextsQuestion<Name extends DocumentName = DocumentName> {
  readonly document: Name;
  readonly language: LanguageCode;
}

/** A file as it is downloaded. */
export interface DownloadedFile {
  readonly content: string;
  readonly contentType: string;
}

/**
 * What pages read, shaped as the public calls of the API answer it; our own media have addresses without a host. Unknown
 * and unpublished records are null. Methods throw a {@link SiteDataError}.
 */
export interface SiteDataSource<Views extends SiteViews = SiteViews> {
  /** The same in another language: what is not translated is English, and `translation` of a record says which texts are. */
  inLanguage(language: LanguageCode): SiteDataSource<Views>;
  /** Published destinations, newest first: every page has them in its navbar. */
  destinationLinks(): Promise<readonly DestinationLink[]>;
  /** Newest first, as the lists below. */
  tourCards(): Promise<TourCardView[]>;
  findTours(query: TourQuery): Promise<FoundToursView>;
  /** Those with one of these slugs, in the same order. */
  toursNamed(slugs: readonly string[]): Promise<TourCardView[]>;
  /** Those that lead to a destination. */
  toursTo(destinationSlug: string): Promise<TourCardView[]>;
  /** Others that lead to the same destinations, the most alike first. */
  relatedTours(slug: string): Promise<TourCardView[]>;
  tours(): Promise<Views['tour'][]>;
  /** With how it is sold. */
  tour(slug: string): Promise<Views['tourPage'] | null>;
  /** By date, from today on, without cancelled ones; none for an unknown tour. */
  departures(slug: string): Promise<Views['departure'][]>;
  /** What a booking costs, or why it is not on offer. */
  /** @param ip the visitor's address: who tries many promo codes has to wait */
  price(question: PriceQuestion, ip: string): Promise<Views['price'] | NoPriceView>;
  /** Those that everybody may read. */
  tourComments(tourId: string): Promise<Views['comment'][]>;
  /** What travellers say of a tour. */
  tourReviews(tourId: string): Promise<Views['tourReviews']>;
  /** Without their comments. */
  destinations(): Promise<Views['destination'][]>;
  destination(slug: string): Promise<Views['destination'] | null>;
  events(): Promise<Views['event'][]>;
  event(slug: string): Promise<Views['event'] | null>;
  eventCalendar(slug: string): Promise<DownloadedFile | null>;
  publications(): Promise<Views['publication'][]>;
  /** When records were translated into this language last, by id; an ISO time, as `updatedAt` of the records. */
  translationChanges(): Promise<ReadonlyMap<string, string>>;
  /** The company's account for transfers, line by line; none: the office is to be asked for it. */
  bankDetails(): Promise<readonly BankDetail[]>;
  /** The terms that the company sells on, where a tour has none of its own. */
  companyTerms(): Promise<CompanyTerms>;
  /** What visitors may see prices in beside dollars. */
  exchangeRates(): Promise<ExchangeRates>;
  /** What the company tells travellers, where a tour says nothing of its own. */
  travelAdvice(): Promise<LocalizedAdvice>;
  /** The language that {@link editableTexts} are in: English, where nobody has written them in the one asked for. */
  languageOfTexts(asked: TextsQuestion): Promise<LanguageCode>;
  /** The words of the pages that colleagues may change. */
  editableTexts<Name extends DocumentName>(asked: TextsQuestion<Name>): Promise<EditableTextsOf<Name>>;
}

/** A failure as the API would answer it. */
export interface SiteDataError extends Error {
  readonly status: number;
  /** Seconds, where it says when to come back. */
  readonly retryAfter?: number;
}
