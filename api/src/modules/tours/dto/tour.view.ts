import { field, view } from '../../../platform/http/view.js';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import { SALE_MODES } from '@imisozi/core/pricing/price-rules';
import { OwnAdviceView } from '../../settings/dto/advice.view.js';
import type { Tour } from '../tour.entity.js';
import { GalleryPictureView, galleryView } from './tour.gallery.view.js';
import { ExtraView, LargeGroupView, SeasonView, TourTermsView, TravellerTypeView } from './tour.sale.view.js';

class ItineraryDayView extends view({
  day: field.of<number | string>({
    oneOf: [{ type: 'integer' }, { type: 'string' }],
    example: 1,
    description: 'Returned exactly as it was sent.',
  }),
  title: field.string('Kigali to Musanze'),
  body: field.string('<p>A drive of two hours and a half through the hills.</p>'),
  destinationId: field.uuid().optional(),
  lodgeIds: field.strings([], 'The lodge of that night, or those among which the office chooses.').optional(),
  driveMinutes: field.number(150).optional(),
  driveKm: field.number(100).optional(),
  altitude: field.number(1_850, 'Metres above sea level where it ends.').optional(),
}) {}

/** A tour as clients see it. `itenerary` is the spelling of deployed clients. */
export class TourView extends view(
  {
    id: field.uuid(),
    title: field.string('Gorillas of the Virunga volcanoes'),
    slug: field.string('gorillas-of-the-virunga-volcanoes'),
    toursBody: field.string('<p>Two days with the gorillas.</p>', 'Sanitised HTML.'),
    authorId: field.uuid().nullable(),
    image: field.string('https://www.imisozi.example/media/demo/gorillas.svg'),
    location: field.string('Volcanoes National Park'),
    price1: field.number(1980, 'US dollars for one person; 0: not offered.'),
    price2: field.number(3640, 'US dollars for a group of two; 0: not offered.'),
    price3: field.number(5340, 'US dollars for a group of three; 0: not offered.'),
    price4: field.number(0, 'US dollars for a group of four; 0: not offered.'),
    price5: field.number(8650, 'US dollars for a group of five; 0: not offered.'),
    departureTime: field.string('06:00 from your hotel in Kigali'),
    tips: field.strings(['Bring a rain jacket']),
    includes: field.strings(['Gorilla permit']),
    excludes: field.strings(['International flights']),
    itenerary: field.list(ItineraryDayView),
    isPublished: field.boolean(true),
    createdAt: field.time(),
    updatedAt: field.time('When its content last changed.'),
  },
  TranslatedView,
) {}

/** A tour as its own page shows it, including how it is sold (rules/prices 1 to 6). */
export class TourPageView extends view(
  {
    saleMode: field.enum(SALE_MODES),
    leadDays: field.number(14, 'Days before its first day on which visitors can book it, at the latest.'),
    seasons: field.list(SeasonView),
    largeGroups: field.list(LargeGroupView),
    travellerTypes: field.list(TravellerTypeView),
    extras: field.list(ExtraView),
    terms: field.one(TourTermsView, "Null: the company's.").nullable(),
    asksTravellers: field.boolean(false, 'Clients are asked who travels as soon as they have ordered.'),
    destinationIds: field.strings(
      [],
      'Ids of the destinations that it leads to, in the order of the trip; one that was deleted since may be among them.',
    ),
    advice: field.one(OwnAdviceView, "Null, and what it leaves out: the company's.").nullable(),
    gallery: field.list(GalleryPictureView, 'Pictures beside the main image, in their order.'),
  },
  TourView,
) {}

/** A tour as the dashboard shows it on its own page. */
export class TourDetailView extends view(
  { openOrders: field.number(2, 'Bookings that are pending, approved, or paid with travel still ahead.') },
  TourPageView,
) {}

export class ToursAnswer extends view({ tours: field.list(TourView) }) {}

export class TourAnswer extends view({ tours: field.one(TourPageView) }) {}

export class TourSavedAnswer extends view({ message: field.string('The tour has been updated.') }, TourAnswer) {}

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
    itenerary: tour.itinerary.map(({ body, ...day }) => ({ ...day, body: media.withUrls(body) })),
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
