import { ApiProperty } from '@nestjs/swagger';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import { SALE_MODES, type SaleMode } from '@imisozi/core/pricing/price-rules';
import { OwnAdviceView } from '../../settings/dto/advice.view.js';
import type { Tour } from '../tour.entity.js';
import { GalleryPictureView, galleryView } from './tour.gallery.view.js';
import { ExtraView, LargeGroupView, SeasonView, TourTermsView, TravellerTypeView } from './tour.sale.view.js';

class ItineraryDayView {
  @ApiProperty({
    oneOf: [{ type: 'integer' }, { type: 'string' }],
    example: 1,
    description: 'Returned exactly as it was sent.',
  })
  day: number | string;

  @ApiProperty({ example: 'Kigali to Musanze' })
  title: string;

  @ApiProperty({ example: '<p>A drive of two hours and a half through the hills.</p>' })
  body: string;
}

/** A tour as clients see it. `itenerary` is the spelling of deployed clients. */
export class TourView extends TranslatedView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  title: string;

  @ApiProperty({ example: 'gorillas-of-the-virunga-volcanoes' })
  slug: string;

  @ApiProperty({ example: '<p>Two days with the gorillas.</p>', description: 'Sanitised HTML.' })
  toursBody: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  authorId: string | null;

  @ApiProperty({ example: 'https://www.imisozi.example/media/demo/gorillas.svg' })
  image: string;

  @ApiProperty({ example: 'Volcanoes National Park' })
  location: string;

  @ApiProperty({ example: 1980, description: 'US dollars for one person; 0: not offered.' })
  price1: number;

  @ApiProperty({ example: 3640, description: 'US dollars for a group of two; 0: not offered.' })
  price2: number;

  @ApiProperty({ example: 5340, description: 'US dollars for a group of three; 0: not offered.' })
  price3: number;

  @ApiProperty({ example: 0, description: 'US dollars for a group of four; 0: not offered.' })
  price4: number;

  @ApiProperty({ example: 8650, description: 'US dollars for a group of five; 0: not offered.' })
  price5: number;

  @ApiProperty({ example: '06:00 from your hotel in Kigali' })
  departureTime: string;

  @ApiProperty({ type: [String], example: ['Bring a rain jacket'] })
  tips: string[];

  @ApiProperty({ type: [String], example: ['Gorilla permit'] })
  includes: string[];

  @ApiProperty({ type: [String], example: ['International flights'] })
  excludes: string[];

  @ApiProperty({ type: [ItineraryDayView] })
  itenerary: ItineraryDayView[];

  @ApiProperty({ example: true })
  isPublished: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'When its content last changed.' })
  updatedAt: string;
}

/** A tour as its own page shows it: with how it is sold (trade 2 to 4). */
export class TourPageView extends TourView {
  @ApiProperty({ enum: SALE_MODES })
  saleMode: SaleMode;

  @ApiProperty({ example: 14, description: 'Days before its first day on which visitors can book it, at the latest.' })
  leadDays: number;

  @ApiProperty({ type: [SeasonView] })
  seasons: SeasonView[];

  @ApiProperty({ type: [LargeGroupView] })
  largeGroups: LargeGroupView[];

  @ApiProperty({ type: [TravellerTypeView] })
  travellerTypes: TravellerTypeView[];

  @ApiProperty({ type: [ExtraView] })
  extras: ExtraView[];

  @ApiProperty({ type: TourTermsView, nullable: true, description: "Null: the company's." })
  terms: TourTermsView | null;

  @ApiProperty({ example: false, description: 'Clients are asked who travels as soon as they have ordered.' })
  asksTravellers: boolean;

  @ApiProperty({
    type: [String],
    example: [],
    description:
      'Ids of the destinations that it leads to, in the order of the trip; one that was deleted since may be among them.',
  })
  destinationIds: string[];

  @ApiProperty({ type: OwnAdviceView, nullable: true, description: "Null, and what it leaves out: the company's." })
  advice: OwnAdviceView | null;
  @ApiProperty({ type: [GalleryPictureView], description: 'Pictures beside the main image, in their order.' })
  gallery: GalleryPictureView[];
}

/** A tour as the dashboard shows it on its own page. */
export class TourDetailView extends TourPageView {
  @ApiProperty({ example: 2, description: 'Bookings that are pending, approved, or paid with travel still ahead.' })
  openOrders: number;
}

export class ToursAnswer {
  @ApiProperty({ type: [TourView] })
  tours: TourView[];
}

export class TourAnswer {
  @ApiProperty({ type: TourPageView })
  tours: TourPageView;
}

export class TourSavedAnswer extends TourAnswer {
  @ApiProperty({ example: 'The tour has been updated.' })
  message: string;
}

export function tourView(tour: Tour, media: MediaUrls): TourView {
  return {
    id: tour.id,
    title: tour.title,
    slug: tour.slug,
    toursBody: media.withUrls(tour.toursBody),
    authorId: tour.authorId,
    image: media.toUrl(tour.image),
    location: tour.location,
    price1: tour.price1,
    price2: tour.price2,
    price3: tour.price3,
    price4: tour.price4,
    price5: tour.price5,
    departureTime: tour.departureTime,
    tips: tour.tips,
    includes: tour.includes,
    excludes: tour.excludes,
    itenerary: tour.itinerary.map(({ day, title, body }) => ({ day, title, body: media.withUrls(body) })),
    isPublished: tour.isPublished,
    createdAt: tour.createdAt.toISOString(),
    updatedAt: tour.updatedAt.toISOString(),
    ...translationStateView(tour, { itinerary: 'itenerary' }),
  };
}

export const tourPageView = (tour: Tour, media: MediaUrls): TourPageView => ({
  ...tourView(tour, media),
  saleMode: tour.saleMode,
  leadDays: tour.leadDays,
  seasons: tour.seasons ?? [],
  largeGroups: tour.largeGroups ?? [],
  travellerTypes: tour.travellerTypes ?? [],
  extras: tour.extras ?? [],
  terms: tour.terms,
  asksTravellers: tour.asksTravellers,
  destinationIds: tour.destinationIds ?? [],
  advice: tour.advice,
  gallery: galleryView(tour.gallery, media),
});
