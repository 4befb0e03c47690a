import { TOURS } from '../tours/tour.kind.js';
import { DESTINATIONS } from '../destinations/destination.kind.js';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { excerptOf, plainText } from '@imisozi/core/excerpt';
import { seatsLeft } from '@imisozi/core/departures';
import { TourCatalogue } from '@imisozi/core/finder/tour-catalogue';
import { lastDayOf, monthsAhead } from '@imisozi/core/finder/tour-query';
import type { ListedTour, OpenDeparture, Place } from '@imisozi/core/finder/tour-results';
import { searchedTexts } from '@imisozi/core/finder/tour-index';
import { today, type Day } from '@imisozi/core/kigali-time';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { slugOf } from '../../common/slug.js';
import { DEPARTURES_TAG } from '../departures/departure.tag.js';
import { DeparturesService } from '../departures/departures.service.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { REVIEWS_TAG, ReviewsService } from '../reviews/reviews.service.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { EXCERPT_LENGTH, ON_CARDS, SEARCHED_LENGTH, translatedTour } from './translated-tours.js';

type Departures = ReadonlyMap<string, readonly OpenDeparture[]>;

/** A catalogue, and the data it was made from. */
interface KeptCatalogue {
  readonly tours: readonly ListedTour[];
  readonly departures: Departures;
  readonly day: Day;
  readonly catalogue: TourCatalogue;
}

/**
 * Keeps the published tours in memory, in the form that visitors search; a write reloads the affected data. Those in
 * languages other than English are made at the first request, and share what is not translated.
 */
@Injectable()
export class TourFinder {
  /** In pages the URLs of our own media have no host. */
  private readonly media = new MediaUrls({ PUBLIC_URL: '' });
  private readonly tours: ReadonlyMap<LanguageCode, TaggedMemo<readonly ListedTour[]>>;
  private readonly departures: TaggedMemo<Departures>;
  private readonly kept = new Map<LanguageCode, KeptCatalogue>();

  constructor(
    private readonly tourRecords: ToursService,
    private readonly destinationRecords: DestinationsService,
    private readonly departureRecords: DeparturesService,
    private readonly reviews: ReviewsService,
    private readonly translations: TranslationsService,
    store: EdgeStore,
  ) {
    const toursIn = (language: LanguageCode) =>
      new TaggedMemo(store, ['tours', 'destinations', REVIEWS_TAG], () =>
        language === DEFAULT_LANGUAGE ? this.readTours() : this.readTranslatedTours(language),
      );
    this.tours = new Map(LANGUAGE_CODES.map((language) => [language, toursIn(language)]));
    this.departures = new TaggedMemo(store, ['tours', DEPARTURES_TAG], () => this.readDepartures());
  }

  /** The currently published tours. */
  async catalogue(language: LanguageCode): Promise<TourCatalogue> {
    const [tours, departures] = await Promise.all([this.tours.get(language)!.get(), this.departures.get()]);
    const day = today();
    const kept = this.kept.get(language);
    if (kept?.tours === tours && kept.departures === departures && kept.day === day) return kept.catalogue;
    const catalogue = new TourCatalogue(tours, departures, day, kept?.catalogue);
    this.kept.set(language, { tours, departures, day, catalogue });
    return catalogue;
  }

  private async readTours(): Promise<ListedTour[]> {
    const [tours, destinations, ratings] = await Promise.all([
      this.tourRecords.catalogue(),
      this.destinationRecords.list('public'),
      this.reviews.ratings(),
    ]);
    const places = new Map(destinations.map(({ id, slug, title }) => [id, { key: slug, label: title }]));
    return tours.map((tour) => ({ ...this.listed(tour, places), rating: ratings.get(tour.id) ?? null }));
  }

  private async readTranslatedTours(language: LanguageCode): Promise<ListedTour[]> {
    const [tours, texts, titles] = await Promise.all([
      this.tours.get(DEFAULT_LANGUAGE)!.get(),
      this.translations.texts(TOURS, language, { fields: ON_CARDS }),
      this.titles(language),
    ]);
    return tours.map((tour) => translatedTour(tour, texts.get(tour.id) ?? {}, titles));
  }

  /** The titles of destinations in a language, by slug. */
  private async titles(language: LanguageCode): Promise<Map<string, string>> {
    const destinations = await this.destinationRecords.list('public');
    const translated = await this.translations.translate(DESTINATIONS, destinations, language);
    return new Map(translated.map(({ slug, title }) => [slug, title]));
  }

  private listed(tour: Tour, known: ReadonlyMap<string, Place>): Omit<ListedTour, 'rating'> {
    const { id, slug, title, location, toursBody, saleMode, leadDays } = tour;
    const { price1, price2, price3, price4, price5, seasons, largeGroups, travellerTypes, extras } = tour;
    const named = (tour.destinationIds ?? []).flatMap((destination) => known.get(destination) ?? []);
    const places = named.length > 0 || !location ? named : [{ key: slugOf(location), label: location }];
    const description = plainText(toursBody.slice(0, SEARCHED_LENGTH));
    return {
      ...{ id, slug, title, location, saleMode, leadDays, places },
      ...{ price1, price2, price3, price4, price5, seasons, largeGroups, travellerTypes, extras },
      image: this.media.toUrl(tour.image),
      updatedAt: tour.updatedAt.toISOString(),
      gallery: (tour.gallery ?? []).map(({ url }) => this.media.toUrl(url)),
      excerpt: excerptOf(toursBody, EXCERPT_LENGTH),
      days: tour.itinerary.length,
      lodgeIds: tour.itinerary.flatMap(({ lodgeIds = [] }) => lodgeIds),
      searched: searchedTexts({ title, location, places, description }),
    };
  }

  private async readDepartures(): Promise<Departures> {
    const departures = await this.departureRecords.open(lastDayOf(monthsAhead(today()).at(-1)!));
    const ofTours = new Map<string, OpenDeparture[]>();
    for (const departure of departures) {
      const { tourId, startDate } = departure;
      const open = { startDate, seatsLeft: seatsLeft(departure) };
      const others = ofTours.get(tourId);
      if (others) others.push(open);
      else ofTours.set(tourId, [open]);
    }
    return ofTours;
  }
}
