import type { LodgeLevel } from '@imisozi/core/lodges';
import type { Position } from '@imisozi/core/position';
import type { Extra, LargeGroup, SaleMode, TravellerType } from '@imisozi/core/pricing/price-rules';
import type { OwnAdvice } from '@imisozi/core/travel-advice';
import type { TourTerms } from '@imisozi/core/pricing/terms';

/** Rich text in the small subset that the seeder stores: p, h2, h3, ul, li, strong, em, table. */
type Html = string;

/** Total in US dollars for a group of 1, 2, 3, 4 and 5 people; 0: not offered for that number. */
type PriceLadder = readonly [number, number, number, number, number];

export interface ItineraryDay {
  /** From 1. */
  day: number;
  title: string;
  body: Html;
  /** Slug of the destination where the day ends. */
  ends?: string;
  /** Slugs of the lodges. */
  stays?: readonly string[];
  driveMinutes?: number;
  driveKm?: number;
  altitude?: number;
}

/** A yearly season; both days belong to it. */
interface SeasonContent {
  name: string;
  /** `MM-DD`; a season that ends before it begins runs into the next year. */
  from: string;
  to: string;
  prices: PriceLadder;
}

/** How a tour is sold besides its five prices (rules/prices 1 to 6). */
interface TourSale {
  saleMode?: SaleMode;
  /** Lead time in days; 0 without. */
  leadDays?: number;
  seasons?: readonly SeasonContent[];
  largeGroups?: readonly LargeGroup[];
  travellerTypes?: readonly TravellerType[];
  extras?: readonly Extra[];
  terms?: TourTerms;
  /** Whether the travellers' names are needed to buy permits. */
  asksTravellers?: boolean;
}

export interface TourContent {
  slug: string;
  title: string;
  location: string;
  departureTime: string;
  body: Html;
  prices: PriceLadder;
  tips: readonly string[];
  includes: readonly string[];
  excludes: readonly string[];
  itinerary: readonly ItineraryDay[];
  /** Name of a file in `demo/drawings`. */
  scene: string;
  imageAlt: string;
  isPublished: boolean;
  /** Slugs of the tour's destinations, in the order of the trip. */
  destinations: readonly string[];
  sale?: TourSale;
  /** Advice that replaces the company's advice for all tours. */
  advice?: OwnAdvice;
  /** Further pictures, in their order. */
  gallery?: readonly PictureContent[];
}

interface PictureContent {
  scene: string;
  alt: string;
}

export interface DestinationContent {
  slug: string;
  title: string;
  body: Html;
  images: readonly PictureContent[];
  position: Position;
  isPublished: boolean;
  /** The initial view count. */
  readings: number;
}

export interface LodgeContent {
  slug: string;
  title: string;
  place: string;
  level: LodgeLevel;
  rooms: number;
  position: Position;
  images: readonly PictureContent[];
  body: Html;
}

export interface EventContent {
  slug: string;
  title: string;
  description: Html;
  place: string;
  /** US dollars for one person; 0: free entry. */
  price: number;
  /** Days from the day of seeding; negative: past. */
  startsInDays: number;
  /** `HH:MM` in Central Africa Time. */
  startTime: string;
  durationHours: number;
  scene: string;
  imageAlt: string;
  isApproved: boolean;
}

type PublicationCategory = 'publication' | 'Press Release' | 'Covid-19';

export interface PublicationContent {
  title: string;
  category: PublicationCategory;
  status: boolean;
  /** The content of the PDF that the seeder makes. */
  document: {
    title: string;
    paragraphs: readonly string[];
  };
}

export interface CommentContent {
  /** Slug of the tour or destination that the comment is about. */
  on: { tour: string } | { destination: string };
  names: string;
  email: string;
  body: string;
  isActive: boolean;
}

export interface SubscriberContent {
  email: string;
}

/** Texts of records in another language, by slug and by the key of the text (`itinerary.0.title`); the rest stays English. */
export type TranslatedRecords = Readonly<Record<string, Readonly<Record<string, string>>>>;
