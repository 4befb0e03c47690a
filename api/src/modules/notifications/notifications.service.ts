import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Broadcast } from '../../platform/broadcast/broadcast.js';
import { cutToCharacters } from '../../platform/characters.js';
import { gatherInsert } from '../../platform/database/gathered-writes.js';
import { afterCommit } from '../../platform/database/transactions.js';
import { Notification } from './notification.entity.js';
import { notificationView, type NotificationView } from './dto/notification.view.js';

const MAX_TITLE_LENGTH = 250;

/** The message about a notification to every web process. */
export interface Announcement {
  readonly type: 'notification';
  readonly notification: NotificationView;
}

@Injectable()
export class NotificationsService {
  constructor(private readonly broadcast: Broadcast) {}

  /** Tells staff about a new record, in the transaction that makes it. `link` is a dashboard path. */
  async add(tx: EntityManager, { kind, title, link }: Pick<Notification, 'kind' | 'title' | 'link'>): Promise<void> {
    const record = {
      id: randomUUID(),
      createdAt: new Date(),
      kind,
      link,
      title: cutToCharacters(title, MAX_TITLE_LENGTH),
    };
    const notification = tx.create(Notification, record);
    gatherInsert(tx, Notification, notification);
    this.ring(tx, notification);
  }

  /** {@link add} with a given id, for what must be announced only once. */
  async addOnce(tx: EntityManager, id: string, fields: Pick<Notification, 'kind' | 'title' | 'link'>): Promise<void> {
    if (await tx.existsBy(Notification, { id })) return;
    const title = cutToCharacters(fields.title, MAX_TITLE_LENGTH);
    const notification = tx.create(Notification, { ...fields, title, id, createdAt: new Date() });
    await tx.insert(Notification, notification);
    this.ring(tx, notification);
  }

  /**
   * Announces the notification in every open dashboard once it is committed. A lost message is not repeated: a
   * dashboard that missed it reads the list when it reconnects, and `RedisFailures` logs that Redis is unreachable.
   */
  private ring(tx: EntityManager, notification: Notification): void {
    const announcement: Announcement = { type: 'notification', notification: notificationView(notification, false) };
    afterCommit(tx, () => void this.broadcast.publish(announcement).catch(() => undefined));
  }
}
