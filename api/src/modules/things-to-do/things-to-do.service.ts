import { TOURS } from '../tours/tour.kind.js';
import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { lastDayOf, monthsAhead } from '@imisozi/core/finder/tour-query';
import { today, type Day } from '@imisozi/core/kigali-time';
import { OTHER_LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { advertisedPrices } from '@imisozi/core/pricing/advertised-prices';
import { fromPrice } from '@imisozi/core/prices';
import { unitsOf } from '@imisozi/core/translations/translatable';
import { translatedUnits, type TranslatedTexts } from '@imisozi/core/translations/translated';
import { refusal } from '../../platform/errors/refused.js';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { DEPARTURES_TAG } from '../departures/departure.tag.js';
import { DeparturesService } from '../departures/departures.service.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import type { Rating } from '@imisozi/core/reviews';
import { REVIEWS_TAG, ReviewsService } from '../reviews/reviews.service.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { productFeed, type FeedTexts, type FeedTour } from './product-feed.js';

/** The formats that Google supports; drawings are not photographs. */
const PHOTOGRAPH = /\.(?:jpe?g|png|webp)$/i;
/** The translated fields of a tour in the feed. */
const FEED_FIELDS = ['title', 'toursBody', 'includes'] as const;

type Fields = Pick<Tour, (typeof FEED_FIELDS)[number]>;
type Places = FeedTour['places'];
type Translations = ReadonlyMap<LanguageCode, ReadonlyMap<string, TranslatedTexts>>;

/** The cache tags of the feed's data. */
const TAGS = ['tours', 'destinations', 'settings', DEPARTURES_TAG, REVIEWS_TAG];

interface Kept {
  readonly day: Day;
  /** As JSON, made once after each change: it is read as a whole, and may contain thousands of tours. */
  readonly feed: TaggedMemo<string>;
}

/** The feed of bookable tours for Google's Things to do, if an admin has switched it on. */
@Injectable()
export class ThingsToDoService {
  private kept: Kept | undefined;

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly media: MediaUrls,
    private readonly settings: SettingsService,
    private readonly tours: ToursService,
    private readonly destinations: DestinationsService,
    private readonly departures: DeparturesService,
    private readonly reviews: ReviewsService,
    private readonly translations: TranslationsService,
    private readonly store: EdgeStore,
  ) {}

  /** @throws Refused if it is switched off, which is the default */
  async feed(): Promise<string> {
    if (!(await this.settings.get()).thingsToDo) throw refusal('address-not-found');
    // A departure that begins today can no longer be booked when the feed is read tomorrow.
    const day = today();
    if (this.kept?.day !== day) this.kept = { day, feed: new TaggedMemo(this.store, TAGS, () => this.read(day)) };
    return this.kept.feed.get();
  }

  private async read(day: Day): Promise<string> {
    const [tours, open, places, ratings, translations] = await Promise.all([
      this.tours.catalogue(),
      this.departures.open(lastDayOf(monthsAhead(day).at(-1)!)),
      this.places(),
      this.reviews.ratings(),
      this.readTranslations(),
    ]);
    const dated = new Set(open.map(({ tourId }) => tourId));
    const offered = tours
      .filter(({ id, saleMode }) => saleMode === 'any-date' || (saleMode === 'departures' && dated.has(id)))
      .flatMap((tour) => this.feedTour(tour, places, ratings.get(tour.id) ?? null, translations) ?? []);
    return JSON.stringify(productFeed(offered, this.company, this.env.PUBLIC_URL));
  }

  /** Null for a tour without a price. */
  private feedTour(
    tour: Tour,
    places: ReadonlyMap<string, Places[number]>,
    rating: Rating | null,
    translations: Translations,
  ) {
    const { id, slug, title, toursBody, itinerary } = tour;
    const offer = fromPrice(advertisedPrices({ ...tour, days: itinerary.length }));
    if (!offer) return null;
    const picture = this.media.toUrl(tour.image);
    const texts = OTHER_LANGUAGES.flatMap((code) => {
      const found = translations.get(code)?.get(id);
      return found ? [[code, textsOf(tour, found)] as const] : [];
    });
    return {
      ...{ id, slug, title, body: toursBody, days: itinerary.length, offer, rating },
      includes: unitsOf(TOURS.texts, { includes: tour.includes }).map(({ source }) => source),
      translations: new Map(texts),
      picture: PHOTOGRAPH.test(picture) ? picture : null,
      places: (tour.destinationIds ?? []).flatMap((place) => places.get(place) ?? []),
    } satisfies FeedTour;
  }

  private async places(): Promise<Map<string, Places[number]>> {
    const destinations = await this.destinations.list('public');
    return new Map(
      destinations.flatMap(({ id, title, position }) => (position ? [[id, { name: title, position }] as const] : [])),
    );
  }

  private async readTranslations(): Promise<Translations> {
    const texts = OTHER_LANGUAGES.map(
      async (code) => [code, await this.translations.texts(TOURS, code, { fields: FEED_FIELDS })] as const,
    );
    return new Map(await Promise.all(texts));
  }
}

/** Uses the lines of {@link unitsOf}: a translation follows its English line. */
function textsOf({ title, toursBody, includes }: Tour, texts: TranslatedTexts): FeedTexts {
  const units = translatedUnits(TOURS.texts, { title, toursBody, includes } satisfies Fields, texts);
  const textsIn = (name: keyof Fields) =>
    units.filter(({ field }) => field === name).map(({ translation }) => translation?.text);
  return { title: textsIn('title')[0], body: textsIn('toursBody')[0], includes: textsIn('includes') };
}
