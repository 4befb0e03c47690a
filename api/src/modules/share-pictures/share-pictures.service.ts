import { TOURS } from '../tours/tour.kind.js';
import { EVENTS } from '../events/event.kind.js';
import { DESTINATIONS } from '../destinations/destination.kind.js';
import type { ContentKind } from '../content/content-kind.js';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { EventsService } from '../events/events.service.js';
import { ToursService } from '../tours/tours.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { isOfSame, readSharePictureName, sharePictureName, type SharePictureName } from './share-picture.file-name.js';
import { destinationSubject, eventSubject, siteSubject, tourSubject } from './share-picture.subject.js';
import type { SharePictureSubject } from './share-picture.subject.js';

/** The picture at a path, or the name of its current version. */
export type FoundPicture = { readonly png: Buffer } | { readonly movedTo: string };

/** The pictures that shared links show, drawn at the first request and cached in DATA_DIR. */
@Injectable()
export class SharePicturesService {
  private readonly logger = new Logger('SharePictures');
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() readonly company: Company,
    readonly media: MediaUrls,
    private readonly tours: ToursService,
    private readonly destinations: DestinationsService,
    private readonly events: EventsService,
    private readonly translations: TranslationsService,
  ) {}

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
        return destinationSubject(await translated(DESTINATIONS, await this.destinations.get(slug, 'public')), context);
      case 'event':
        return eventSubject(await translated(EVENTS, await this.events.get(slug, 'public')), context);
      case 'site':
        return siteSubject(company, language);
    }
  }

  /** Requests for a picture that is being drawn share the result. */
  private async picture(name: string, subject: SharePictureSubject): Promise<Buffer> {
    const cached = await readFile(this.path(name)).catch(() => null);
    if (cached) return cached;
    let png = this.drawing.get(name);
    if (!png) {
      png = this.oneByOne(() => this.draw(name, subject)).finally(() => this.drawing.delete(name));
      this.drawing.set(name, png);
    }
    return png;
  }

  /** Drawing takes a whole CPU core: a crawler that requests all pictures at once must not occupy all of them. */
  private oneByOne<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  private async draw(name: string, subject: SharePictureSubject): Promise<Buffer> {
    const { paint } = await import('./share-picture.painter.js');
    const png = await paint(subject, this.env);
    // If the disk is full, the picture is sent all the same, and drawn again for the next request.
    await this.cache(name, png).catch((error) => this.logger.warn(`${name} was not cached: ${String(error)}`));
    return png;
  }

  private async cache(name: string, png: Buffer): Promise<void> {
    const folder = this.path();
    await mkdir(folder, { recursive: true });
    // Another process may read it at any time, so it is written under another name and renamed.
    await writeFile(`${this.path(name)}.part`, png);
    await rename(`${this.path(name)}.part`, this.path(name));
    // Older versions are no longer requested. Without them there are at most as many files as records times languages.
    const earlier = (await readdir(folder)).filter((other) => other !== name && isOfSame(name, other));
    await Promise.all(earlier.map((other) => rm(this.path(other), { force: true })));
  }

  private path(...parts: string[]): string {
    return join(this.env.dataPath('share-pictures'), ...parts);
  }
}
