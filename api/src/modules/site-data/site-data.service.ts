import { TOURS } from '../tours/tour.kind.js';
import { PUBLICATIONS } from '../publications/publication.kind.js';
import { EVENTS } from '../events/event.kind.js';
import { DESTINATIONS } from '../destinations/destination.kind.js';
import type { ContentKind } from '../content/content-kind.js';
import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import type { TourQuery } from '@imisozi/core/finder/tour-query';
import type { FoundTour } from '@imisozi/core/finder/tour-results';
import type { DocumentName, EditableTextsOf } from '@imisozi/core/editable-texts/documents';
import type { ExchangeRates } from '@imisozi/core/exchange-rates';
import type { KeptPeriods } from '@imisozi/core/privacy/periods';
import type { OfficeRules } from '@imisozi/core/editable-texts/company-terms';
import type { BankDetail } from '@imisozi/core/pricing/terms';
import { today } from '@imisozi/core/kigali-time';
import { yearOfRwanda, type MonthOfYear } from '@imisozi/core/year-of-rwanda';
import { localizedAdvice, type LocalizedAdvice } from '@imisozi/core/travel-advice';
import { refusal, isRefused } from '../../platform/errors/refused.js';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import { failureAnswer, logFailure } from '../../platform/errors/error-filter.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { canBeKey } from '../../common/validation/key.pipe.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { inLanguage } from '../../texts/reader.js';
import { CommentsService } from '../comments/comments.service.js';
import { commentView, type CommentView } from '../comments/dto/comment.view.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { departureView, type TourDepartureView } from '../departures/dto/departure.view.js';
import { DeparturesService } from '../departures/departures.service.js';
import { destinationView, type DestinationView } from '../destinations/dto/destination.view.js';
import { eventView, type EventView } from '../events/dto/event.view.js';
import { eventCalendar } from '../events/event.calendar.js';
import type { Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { lodgeView, type LodgeView } from '../lodges/dto/lodge.view.js';
import { LODGES } from '../lodges/lodge.kind.js';
import { LodgesService } from '../lodges/lodges.service.js';
import { publicationView, type PublicationView } from '../publications/dto/publication.view.js';
import { PublicationsService } from '../publications/publications.service.js';
import { priceAnswer, type PriceAnswer } from '../prices/dto/price.view.js';
import { PricesService } from '../prices/prices.service.js';
import { tourReviewsView, type TourReviewsAnswer } from '../reviews/dto/review.view.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { tourPageView, tourView, type TourPageView, type TourView } from '../tours/dto/tour.view.js';
import { ToursService } from '../tours/tours.service.js';
import { translationStateView } from '../translations/dto/translation-state.view.js';
import { TranslationsService } from '../translations/translations.service.js';
import { EditableTextsService } from '../editable-texts/editable-texts.service.js';
import { TourFinder } from './tour-finder.js';
import type {
  DownloadedFile,
  DestinationLink,
  FoundToursView,
  NoPriceView,
  SiteDataSource,
  SiteDataError,
  PriceQuestion,
  SuggestionsView,
  TourCardView,
  TextsQuestion,
} from './site-data.types.js';

/** How many other tours a tour's page shows. */
const RELATED = 3;
/** How many suggestions visitors who type are shown. */
const SUGGESTED = { places: 2, tours: 5 } as const;

interface Views {
  readonly tour: TourView;
  readonly tourPage: TourPageView;
  readonly destination: DestinationView;
  readonly lodge: LodgeView;
  readonly event: EventView;
  readonly publication: PublicationView;
  readonly comment: CommentView;
  readonly tourReviews: TourReviewsAnswer;
  readonly departure: TourDepartureView;
  readonly price: PriceAnswer;
}

/** Reads the data of pages directly from the services, without HTTP or JSON, as the views of the API. */
@Injectable()
export class SiteDataService implements SiteDataSource<Views> {
  /** In pages the URLs of our own media have no host, so that they load under whatever host the site is opened. */
  private readonly media = new MediaUrls({ PUBLIC_URL: '' });
  private readonly links: ReadonlyMap<LanguageCode, TaggedMemo<readonly DestinationLink[]>>;
  private readonly language: LanguageCode = DEFAULT_LANGUAGE;

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly tourRecords: ToursService,
    private readonly destinationRecords: DestinationsService,
    private readonly lodgeRecords: LodgesService,
    private readonly eventRecords: EventsService,
    private readonly publicationRecords: PublicationsService,
    private readonly comments: CommentsService,
    private readonly reviews: ReviewsService,
    private readonly settings: SettingsService,
    private readonly textsService: EditableTextsService,
    private readonly departureRecords: DeparturesService,
    private readonly prices: PricesService,
    private readonly finder: TourFinder,
    private readonly translations: TranslationsService,
    store: EdgeStore,
  ) {
    const linksIn = (code: LanguageCode) =>
      new TaggedMemo(store, ['destinations'], () => this.readDestinationLinks(code));
    this.links = new Map(LANGUAGE_CODES.map((code) => [code, linksIn(code)]));
  }

  inLanguage(language: LanguageCode): SiteDataSource<Views> {
    return Object.create(this, { language: { value: language } }) as SiteDataService;
  }

  exchangeRates(): Promise<ExchangeRates> {
    return answered(this.settings.get(), ({ rates }) => rates);
  }

  destinationLinks(): Promise<readonly DestinationLink[]> {
    return answered(this.links.get(this.language)!.get());
  }

  tourCards(): Promise<TourCardView[]> {
    return answered(this.finder.catalogue(this.language), (tours) => tours.all().map(cardOf));
  }

  findTours(query: TourQuery): Promise<FoundToursView> {
    return answered(this.finder.catalogue(this.language), (tours) => {
      const results = tours.find(query);
      const nearest = results.nearest.map(({ misses, ...near }) => ({ ...cardOf(near), misses }));
      return { ...results, tours: results.tours.map(cardOf), nearest };
    });
  }

  suggestTours(words: string): Promise<SuggestionsView> {
    return answered(this.finder.catalogue(this.language), (catalogue) => {
      const { places, tours } = catalogue.suggest(words, SUGGESTED);
      return { places, tours: tours.map(cardOf) };
    });
  }

  yearOfRwanda(): Promise<readonly MonthOfYear[]> {
    return answered(this.finder.catalogue(this.language), (tours) => yearOfRwanda(today(), tours.priceLevels()));
  }

  toursNamed(slugs: readonly string[]): Promise<TourCardView[]> {
    return answered(this.finder.catalogue(this.language), (tours) => tours.named(slugs).map(cardOf));
  }

  toursTo(destinationSlug: string): Promise<TourCardView[]> {
    return answered(this.finder.catalogue(this.language), (tours) => tours.leadingTo(destinationSlug).map(cardOf));
  }

  toursStayingAt(lodgeId: string): Promise<TourCardView[]> {
    return answered(this.finder.catalogue(this.language), (tours) => tours.stayingAt(lodgeId).map(cardOf));
  }

  relatedTours(slug: string): Promise<TourCardView[]> {
    return answered(this.finder.catalogue(this.language), (tours) => tours.relatedTo(slug, RELATED).map(cardOf));
  }

  tours(): Promise<TourView[]> {
    return answered(this.translate(TOURS, this.tourRecords.list('public')), (tours) =>
      tours.map((tour) => tourView(tour, this.media)),
    );
  }

  tour(slug: string): Promise<TourPageView | null> {
    return answered(
      this.translateOne(
        TOURS,
        named(slug, (key) => this.tourRecords.get(key, 'public')),
      ),
      (tour) => tour && tourPageView(tour, this.media),
    );
  }

  departures(slug: string): Promise<TourDepartureView[]> {
    return answered(orNull(named(slug, (key) => this.departureRecords.ofTour(key, 'public', {}))), (found) =>
      (found ?? []).map(departureView),
    );
  }

  price(question: PriceQuestion, ip: string): Promise<PriceAnswer | NoPriceView> {
    return answered(this.readPrice(question, ip));
  }

  tourComments(tourId: string): Promise<CommentView[]> {
    return answered(this.comments.onTour(tourId), (comments) => comments.map((one) => commentView(one, 'public')));
  }

  tourReviews(tourId: string): Promise<TourReviewsAnswer> {
    return answered(this.reviews.ofTour(tourId), tourReviewsView);
  }

  destinations(): Promise<DestinationView[]> {
    return answered(this.translate(DESTINATIONS, this.destinationRecords.list('public')), (destinations) =>
      destinations.map((one) => destinationView(one, [], 'public', this.media)),
    );
  }

  destination(slug: string): Promise<DestinationView | null> {
    return answered(this.readDestination(slug));
  }

  lodges(): Promise<LodgeView[]> {
    return answered(this.translate(LODGES, this.lodgeRecords.list('public')), (lodges) =>
      lodges.map((one) => lodgeView(one, this.media)),
    );
  }

  lodgesOf(ids: readonly string[]): Promise<LodgeView[]> {
    return answered(this.translate(LODGES, this.lodgeRecords.publicOf(ids)), (lodges) =>
      lodges.map((one) => lodgeView(one, this.media)),
    );
  }

  lodge(slug: string): Promise<LodgeView | null> {
    return answered(
      this.translateOne(
        LODGES,
        named(slug, (key) => this.lodgeRecords.get(key, 'public')),
      ),
      (lodge) => lodge && lodgeView(lodge, this.media),
    );
  }

  events(): Promise<EventView[]> {
    return answered(this.translate(EVENTS, this.eventRecords.list('public')), (events) =>
      events.map((one) => eventView(one, this.media)),
    );
  }

  event(slug: string): Promise<EventView | null> {
    return answered(
      this.translateOne(
        EVENTS,
        named(slug, (key) => this.eventRecords.get(key, 'public')),
      ),
      (event) => event && eventView(event, this.media),
    );
  }

  eventCalendar(slug: string): Promise<DownloadedFile | null> {
    return answered(
      this.translateOne(
        EVENTS,
        named(slug, (key) => this.eventRecords.get(key, 'public')),
      ),
      (event) => event && this.calendarOf(event),
    );
  }

  publications(): Promise<PublicationView[]> {
    return answered(this.translate(PUBLICATIONS, this.publicationRecords.list('public')), (publications) =>
      publications.map((one) => publicationView(one, this.media)),
    );
  }

  translationChanges(): Promise<ReadonlyMap<string, string>> {
    return answered(
      this.translations.changes(this.language),
      (changes) => new Map([...changes].map(([id, at]) => [id, at.toISOString()])),
    );
  }

  bankDetails(): Promise<readonly BankDetail[]> {
    return answered(this.settings.get(), ({ bankDetails }) => bankDetails);
  }

  async officeRules(): Promise<OfficeRules> {
    const [settings, catalogue] = await answered(
      Promise.all([this.settings.get(), this.finder.catalogue(DEFAULT_LANGUAGE)]),
    );
    const { terms, periods } = settings;
    return { terms, periods, largestParty: catalogue.largestParty() };
  }

  keptPeriods(): Promise<KeptPeriods> {
    return answered(this.settings.get(), ({ periods }) => periods);
  }

  travelAdvice(): Promise<LocalizedAdvice> {
    return answered(this.settings.get(), ({ advice, adviceTranslations }) =>
      localizedAdvice(advice, adviceTranslations, this.language),
    );
  }

  editableTexts<Name extends DocumentName>(asked: TextsQuestion<Name>): Promise<EditableTextsOf<Name>> {
    return answered(this.textsService.words(asked)) as Promise<EditableTextsOf<Name>>;
  }

  languageOfTexts(asked: TextsQuestion): Promise<LanguageCode> {
    return answered(this.textsService.shown(asked), ({ displayedLanguage }) => displayedLanguage);
  }

  private async readPrice(question: PriceQuestion, ip: string): Promise<PriceAnswer | NoPriceView> {
    try {
      return priceAnswer(await this.prices.price({ ...question, extras: [...(question.extras ?? [])] }, ip));
    } catch (error) {
      if (isRefused(error, 400) || isRefused(error, 429)) return { problems: error.refusals };
      throw error;
    }
  }

  private calendarOf(event: Event): DownloadedFile {
    const { content, contentType } = inLanguage(this.language, () =>
      eventCalendar(event, this.company, this.env.PUBLIC_URL),
    );
    return { content: content.toString(), contentType };
  }

  private async readDestinationLinks(language: LanguageCode): Promise<DestinationLink[]> {
    const destinations = await this.destinationRecords.list('public');
    const translated = await this.translations.translate(DESTINATIONS, destinations, language);
    return translated.map((one) => ({
      id: one.id,
      slug: one.slug,
      title: one.title,
      position: one.position,
      image: one.images[0] ? this.media.toUrl(one.images[0]) : '',
      ...translationStateView(one),
    }));
  }

  /** Records in the language of the page. */
  private async translate<Row extends { readonly id: string }>(
    kind: ContentKind,
    read: Promise<Row[]>,
  ): Promise<Row[]> {
    return this.translations.translate(kind, await read, this.language);
  }

  /** A record in the language of the page; null if it is unknown or not public. */
  private async translateOne<Row extends { readonly id: string }>(
    kind: ContentKind,
    read: Promise<Row>,
  ): Promise<Row | null> {
    const found = await orNull(read);
    return found && this.translations.translateOne(kind, found, this.language);
  }

  private async readDestination(slug: string): Promise<DestinationView | null> {
    const found = await this.translateOne(
      DESTINATIONS,
      named(slug, (key) => this.destinationRecords.get(key, 'public')),
    );
    if (!found) return null;
    const comments = await this.comments.byDestination([found.id], 'public');
    return destinationView(found, comments.get(found.id) ?? [], 'public', this.media);
  }
}

const cardOf = ({ tour, offer, smallestGroup }: FoundTour): TourCardView => {
  const { id, slug, updatedAt, title, image, gallery, location, excerpt, days, rating, untranslated } = tour;
  const card = { id, slug, updatedAt, title, image, gallery, location, excerpt, days, offer, smallestGroup, rating };
  return untranslated ? { ...card, translation: { untranslated } } : card;
};

/**
 * Finds a record by slug: a record has only one URL, as in the API (`KeyPipe`), even if the database considers others
 * equal.
 */
async function named<Row>(slug: string, find: (slug: string) => Promise<Row>): Promise<Row> {
  if (!canBeKey(slug)) throw refusal('not-found');
  return find(slug);
}

/** Null if it is unknown or not public. */
async function orNull<Row>(found: Promise<Row>): Promise<Row | null> {
  try {
    return await found;
  } catch (error) {
    if (isRefused(error, 404)) return null;
    throw error;
  }
}

/** The result, or the error as pages know it; internal details go only to the log. */
async function answered<Row>(read: Promise<Row>): Promise<Row>;
async function answered<Row, View>(read: Promise<Row>, view: (row: Row) => View): Promise<View>;
async function answered<Row, View>(read: Promise<Row>, view?: (row: Row) => View): Promise<Row | View> {
  try {
    const row = await read;
    return view ? view(row) : row;
  } catch (thrown) {
    logFailure(thrown);
    const { status, sentence, retryAfterS: retryAfter } = failureAnswer(thrown);
    const error: SiteDataError = Object.assign(new Error(sentence), {
      status,
      ...(retryAfter !== undefined && { retryAfter }),
    });
    throw error;
  }
}
