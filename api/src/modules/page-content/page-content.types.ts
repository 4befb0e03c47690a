import type { TourPrices } from '@imisozi/core/prices';
import type { CommentView } from '../comments/dto/comment.view.js';
import type { DestinationView } from '../destinations/dto/destination.view.js';
import type { EventView } from '../events/dto/event.view.js';
import type { PublicationView } from '../publications/dto/publication.view.js';
import type { TourView } from '../tours/dto/tour.view.js';

/** A destination in the navbar and beside others. */
export interface DestinationLink {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Address of its first picture, or empty. */
  readonly image: string;
}

/** A tour on a card. */
export interface TourCardView extends TourPrices {
  readonly slug: string;
  readonly title: string;
  readonly image: string;
  readonly location: string;
  /** Its description, which a card shows the beginning of. */
  readonly toursBody: string;
  /** Days of its itinerary; 0 where it has none. */
  readonly days: number;
}

/** A file as it is downloaded. */
export interface ContentFile {
  readonly content: string;
  readonly contentType: string;
}

/**
 * What pages read, shaped as the public calls of the API answer it; our own media have addresses without a host. Unknown
 * and unpublished records are null. Methods throw a {@link PageContentError}.
 */
export interface PageContent {
  /** Published destinations, newest first: every page has them in its navbar. */
  destinationLinks(): Promise<readonly DestinationLink[]>;
  /** Newest first, as the lists below. */
  tourCards(): Promise<TourCardView[]>;
  tours(): Promise<TourView[]>;
  tour(slug: string): Promise<TourView | null>;
  /** Those that everybody may read. */
  tourComments(tourId: string): Promise<CommentView[]>;
  /** Without their comments. */
  destinations(): Promise<DestinationView[]>;
  destination(slug: string): Promise<DestinationView | null>;
  events(): Promise<EventView[]>;
  event(slug: string): Promise<EventView | null>;
  eventCalendar(slug: string): Promise<ContentFile | null>;
  publications(): Promise<PublicationView[]>;
}

/** A failure as the API would answer it. */
export interface PageContentError extends Error {
  readonly status: number;
  /** Seconds, where it says when to come back. */
  readonly retryAfter?: number;
}
