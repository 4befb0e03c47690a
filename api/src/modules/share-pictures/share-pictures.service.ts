import { TOURS } from '../tours/tour.kind.js';
import { EVENTS } from '../events/event.kind.js';
import { DESTINATIONS } from '../destinations/destination.kind.js';
import type { ContentKind } from '../content/content-kind.js';
import { Injectable, Logger } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { LODGES } from '../lodges/lodge.kind.js';
import { LodgesService } from '../lodges/lodges.service.js';
import { EventsService } from '../events/events.service.js';
import { ToursService } from '../tours/tours.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { DrawnPictures } from './drawn-pictures.js';
import { isOfSame, readSharePictureName, sharePictureName, type SharePictureName } from './share-picture.file-name.js';
import { eventSubject, placeSubject, siteSubject, tourSubject } from './share-picture.subject.js';
import type { SharePictureSubject } from './share-picture.subject.js';

/** The picture at a path, or the name of its current version. */
export type FoundPicture = { readonly png: Buffer } | { readonly movedTo: string };

/** The pictures that shared links show, drawn at the first request and cached in DATA_DIR. */
@Injectable()
export class SharePicturesService {
  private readonly logger = new Logger('SharePictures');
  private readonly drawn: DrawnPictures;

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() readonly company: Company,
    readonly media: MediaUrls,
    private readonly tours: ToursService,
    private readonly destinations: DestinationsService,
    private readonly lodges: LodgesService,
    private readonly events: EventsService,
    private readonly translations: TranslationsService,
  ) {
    this.drawn = new DrawnPictures(env.dataPath('share-pictures'), this.logger);
  }

  /** @throws Refused for an invalid name, and for a record that is not public */
  async find(name: string): Promise<FoundPicture> {
    const read = readSharePictureName(name);
    if (!read) throw refusal('picture-not-found');
    const subject = await this.subjectOf(read);
    const current = sharePictureName(subject);
    if (current !== name) return { movedTo: current };
    try {
      return { png: await this.picture(current, subject) };
    } catch (error) {
      // A shared link without its own picture is better than one with an error.
      this.logger.error(`${name} could not be drawn: ${String(error)}`);
      if (subject.kind === 'site') throw refusal('picture-not-found');
      return { movedTo: sharePictureName(siteSubject(this.company, subject.language)) };
    }
  }

  private async subjectOf({ kind, slug, language }: SharePictureName): Promise<SharePictureSubject> {
    const { company, media } = this;
    const context = { company, media, language };
    const translated = <Row extends { readonly id: string }>(of: ContentKind, record: Row) =>
      this.translations.translateOne(of, record, language);
    switch (kind) {
      case 'tour':
        return tourSubject(await translated(TOURS, await this.tours.get(slug, 'public')), context);
      case 'destination':
        return placeSubject(kind, await translated(DESTINATIONS, await this.destinations.get(slug, 'public')), context);
      case 'lodge':
        return placeSubject(kind, await translated(LODGES, await this.lodges.get(slug, 'public')), context);
      case 'event':
        return eventSubject(await translated(EVENTS, await this.events.get(slug, 'public')), context);
      case 'site':
        return siteSubject(company, language);
    }
  }

  private picture(name: string, subject: SharePictureSubject): Promise<Buffer> {
    const draw = async () => (await import('./share-picture.painter.js')).paint(subject, this.env);
    return this.drawn.get(name, draw, (other) => isOfSame(name, other));
  }
}
