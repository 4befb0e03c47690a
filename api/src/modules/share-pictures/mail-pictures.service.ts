import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { ItemType } from '@imisozi/core/order-choices';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { refusal } from '../../platform/errors/refused.js';
import { EventsService } from '../events/events.service.js';
import { ToursService } from '../tours/tours.service.js';
import { DrawnPictures } from './drawn-pictures.js';

/** The path below `/og/mail/`. */
export const MARK = 'mark.png';

const NAME = /^(?<stem>(?<kind>tour|event)-(?<slug>[^.]+))\.(?<hash>[0-9a-f]{16})\.jpg$/;

interface Pictured {
  readonly slug: string;
  readonly image: string;
}

/** The pictures of tours and events in mails: as mail programs show them, without any text. */
@Injectable()
export class MailPictures {
  private readonly drawn: DrawnPictures;
  private drawnMark: Promise<Buffer> | undefined;

  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly media: MediaUrls,
    private readonly tours: ToursService,
    private readonly events: EventsService,
  ) {
    this.drawn = new DrawnPictures(env.dataPath('mail-pictures'), new Logger('MailPictures'));
  }

  /** The URL of the picture of a tour or event; undefined if it is not public, or has none. */
  async urlOf(kind: ItemType, id: string): Promise<string | undefined> {
    const record = await (kind === 'tour' ? this.tours : this.events).findPublic(id);
    return record?.image ? `${this.env.PUBLIC_URL}/og/mail/${this.nameOf(kind, record)}` : undefined;
  }

  /**
   * The picture with this name as JPEG; of an earlier name the current one, because mails are opened years later.
   * @throws Refused for an invalid name, and for a record that is not public or has no picture
   */
  async get(name: string): Promise<Buffer> {
    const { kind, slug = '', stem } = NAME.exec(name)?.groups ?? {};
    if (!kind) throw refusal('picture-not-found');
    const record = await (kind === 'tour' ? this.tours : this.events).get(slug, 'public');
    const current = this.nameOf(kind as ItemType, record);
    const draw = async () => (await import('./mail-picture.painter.js')).paint(record.image, this.env);
    return this.drawn.get(current, draw, (other) => NAME.exec(other)?.groups?.['stem'] === stem);
  }

  /** The company's mark as PNG. */
  mark(): Promise<Buffer> {
    return (this.drawnMark ??= import('./mail-picture.painter.js').then(({ paintMark }) => paintMark()));
  }

  private nameOf(kind: ItemType, { slug, image }: Pictured): string {
    const hash = createHash('sha256').update(this.media.toStored(image)).digest('hex').slice(0, 16);
    return `${kind}-${slug}.${hash}.jpg`;
  }
}
