import type { SiteDataSource } from '@imisozi/api/modules/site-data/site-data.types';
import type { components } from '@imisozi/api/openapi';

type Schemas = components['schemas'];

export type Tour = Schemas['TourView'];
/** The API's name for a destination is "news". */
export type Destination = Schemas['DestinationView'];
export type Lodge = Schemas['LodgeView'];
export type Comment = Schemas['CommentView'];
export type TourReviews = Schemas['TourReviewsAnswer'];
export type OrderReview = Schemas['OrderReviewAnswer'];
export type Event = Schemas['EventView'];
export type TourPage = Schemas['TourPageView'];
export type Departure = Schemas['TourDepartureView'];
export type Price = Schemas['PriceAnswer'];
export type Publication = Schemas['PublicationView'];
export type Order = Schemas['OrderView'];
/** An order, as its own page shows it. */
export type OrderPage = Schemas['OrderPageView'];
export type Traveller = Schemas['TravellerView'];
export type Travellers = Schemas['TravellersAnswer'];
export type TravellerLink = Schemas['TravellerLinkView'];
export type CancellationCost = Schemas['CancellationView'];
export type NewOrder = Schemas['CreateOrderDto'];
export type CreatedOrder = Schemas['CreatedOrderAnswer'];
export type AcceptedQuote = Schemas['AcceptedQuoteAnswer'];
export type BoughtGift = Schemas['BoughtGiftAnswer'];
export type Quote = Schemas['PublicQuoteView'];
export type PaymentSession = Schemas['SessionAnswer'];
export type MobilePayment = Schemas['MobilePaymentAnswer'];
export type PaymentResult = Schemas['PaymentResultAnswer'];
export type {
  DestinationLink,
  FoundToursView as FoundTours,
  NearTourCardView as NearTourCard,
  PriceQuestion,
  TourCardView as TourCard,
} from '@imisozi/api/modules/site-data/site-data.types';

/** The data that pages read. */
export type SiteData = SiteDataSource<{
  readonly tour: Tour;
  readonly tourPage: TourPage;
  readonly tourReviews: TourReviews;
  readonly departure: Departure;
  readonly price: Price;
  readonly destination: Destination;
  readonly lodge: Lodge;
  readonly event: Event;
  readonly publication: Publication;
  readonly comment: Comment;
}>;
