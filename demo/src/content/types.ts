import type { Position } from '@imisozi/core/position';
import type { Extra, LargeGroup, SaleMode, TravellerType } from '@imisozi/core/pricing/price-rules';
import type { OwnAdvice } from '@imisozi/core/travel-advice';
import type { TourTerms } from '@imisozi/core/pricing/terms';

/** Rich text in the small subset the seeder stores: p, h2, h3, ul, li, strong, em, table. */
type Html = string;

/** Total in US dollars for a group of 1, 2, 3, 4 and 5 people; 0: not offered at that size. */
type PriceLadder = readonly [number, number, number, number, number];

interface ItineraryDay {
  /** Counts from 1. */
  day: number;
  title: string;
  body: Html;
}

/** A season of every year; both days belong to it. */
interface SeasonContent {
  name: string;
  /** `MM-DD`; one that ends before it begins runs into the next year. */
  from: string;
  to: string;
  prices: PriceLadder;
}

/** How a tour is sold beyond its five prices (rules/prices 1 to 6). */
interface TourSale {
  saleMode?: SaleMode;
  /** 0 without. */
  leadDays?: number;
  seasons?: readonly SeasonContent[];
  largeGroups?: readonly LargeGroup[];
  travellerTypes?: readonly TravellerType[];
  extras?: readonly Extra[];
  terms?: TourTerms;
  /** Its permits are bought in the names of those who travel. */
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
  /** Slugs of the destinations that it leads to, in the order of the trip. */
  destinations: readonly string[];
  sale?: TourSale;
  /** What travellers should know otherwise than of all tours. */
  advice?: OwnAdvice;
  /** Pictures beside its own, in their order. */
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
  /** Readings counted so far. */
  readings: number;
}

export interface EventContent {
  slug: string;
  title: string;
  description: Html;
  place: string;
  /** US dollars a person; 0: free entry. */
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
  /** What the seeder sets as a PDF. */
  document: {
    title: string;
    paragraphs: readonly string[];
  };
}

export interface CommentContent {
  /** Slug of the tour, or of the destination, that it stands under. */
  on: { tour: string } | { destination: string };
  names: string;
  email: string;
  body: string;
  isActive: boolean;
}

export interface SubscriberContent {
  email: string;
}
