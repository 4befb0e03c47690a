import { TOURS } from '../tours/tour.kind.js';
import { DESTINATIONS } from '../destinations/destination.kind.js';
import { Injectable, Logger } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { startOfToday } from '@imisozi/core/kigali-time';
import type { LanguageCode } from '@imisozi/core/languages';
import { refusal } from '../../platform/errors/refused.js';
import { pdfOf } from '../../common/pdf/pdf-studio.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { inLanguage, pageAt, writtenLanguage } from '../../texts/reader.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import type { Tour } from '../tours/tour.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { ToursService } from '../tours/tours.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { tourSheet } from './tour.sheet.js';

/** In pixels: twice the size in points on the sheet. */
const PICTURE = { width: 966, height: 432 } as const;
const QUALITY = 72;

/** Drawing one takes about a tenth of a second: above this many in the queue, callers are told to retry later. */
const MAX_WAITING = 20;

/** Draws the one-page PDF of a tour, for visitors who plan at home with others. */
@Injectable()
export class TourSheetsService {
  private readonly logger = new Logger('TourSheets');
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly media: MediaUrls,
    private readonly tours: ToursService,
    private readonly destinations: DestinationsService,
    private readonly translations: TranslationsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * The sheet of a published tour.
   * @param language the language of the linked page; the sheet itself is in English if there are no texts in that
   * language
   * @throws Refused for an unknown tour, and for a draft
   * @throws ServiceUnavailableException while too many others are being drawn
   */
  async draw(slug: string, language: LanguageCode): Promise<Buffer> {
    const tour = await this.tours.get(slug, 'public');
    // The same thread draws the documents of orders, which should wait for one sheet at most.
    return this.oneByOne(() => inLanguage(language, () => this.drawn(tour)));
  }

  private async drawn(record: Tour): Promise<Buffer> {
    const language = writtenLanguage();
    const [tour, places, picture, { terms }] = await Promise.all([
      this.translations.translateOne(TOURS, record, language),
      this.placesOf(record, language),
      this.pictureOf(record),
      this.settings.get(),
    ]);
    const url = pageAt(this.env.PUBLIC_URL, `/tour/${tour.slug}`);
    const sheet = tourSheet(tour, { places, picture, url, terms });
    // Its prices are those of the day, so it has the same bytes for the whole day.
    return pdfOf({ company: this.company, title: tour.title, language, at: startOfToday(), sheet });
  }

  private async placesOf({ destinationIds }: Tour, language: LanguageCode): Promise<string[]> {
    const found = await this.destinations.publicOf(destinationIds ?? []);
    const translated = await this.translations.translate(DESTINATIONS, found, language);
    return translated.map(({ title }) => title);
  }

  /** A sheet without its picture is better than none. */
  private async pictureOf({ slug, image }: Tour): Promise<Buffer | null> {
    try {
      const { coverOf } = await import('../../common/pictures/cover.js');
      const picture = await coverOf(this.media.toStored(image), PICTURE, this.env);
      return picture && (await picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer());
    } catch (error) {
      this.logger.warn(`The picture of ${slug} was not drawn: ${String(error)}`);
      return null;
    }
  }

  private async oneByOne<T>(task: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) throw refusal('unavailable');
    this.waiting++;
    const result = this.last.then(task).finally(() => this.waiting--);
    this.last = result.catch(() => undefined);
    return result;
  }
}
