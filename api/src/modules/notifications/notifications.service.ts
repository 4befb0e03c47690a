import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Broadcast } from '../../common/broadcast/broadcast.js';
import { cutToCharacters } from '../../common/characters.js';
import { JobQueue } from '../../common/jobs/job-queue.js';
import { JobRegistry } from '../../common/jobs/job-registry.js';
import { ANNOUNCE } from './notification.jobs.js';
import { Notification } from './notification.entity.js';
import { notificationView, type NotificationView } from './dto/notification.view.js';

const LONGEST_TITLE = 250;

/** What the announcement of a notification carries to every web process. */
export interface Announcement {
  readonly type: 'notification';
  readonly notification: NotificationView;
}

@Injectable()
export class NotificationsService implements OnModuleInit {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly jobs: JobQueue,
    private readonly registry: JobRegistry,
    private readonly broadcast: Broadcast,
  ) {}

  onModuleInit(): void {
    this.registry.register(ANNOUNCE, ({ notificationId }) => this.announce(notificationId));
  }

  /** Tells staff about a new record, in the transaction that makes it. `link` is a dashboard path. */
  async add(tx: EntityManager, { kind, title, link }: Pick<Notification, 'kind' | 'title' | 'link'>): Promise<void> {
    const notification = tx.create(Notification, { kind, link, title: cutToCharacters(title, LONGEST_TITLE) });
    await tx.save(notification, { reload: false });
    await this.jobs.add(tx, ANNOUNCE, { notificationId: notification.id });
  }

  /** {@link add} under an id of its own, for what is told of once for ever. */
  async addOnce(tx: EntityManager, id: string, fields: Pick<Notification, 'kind' | 'title' | 'link'>): Promise<void> {
    if (await tx.existsBy(Notification, { id })) return;
    const title = cutToCharacters(fields.title, LONGEST_TITLE);
    await tx.insert(Notification, { ...fields, title, id, createdAt: new Date() });
    await this.jobs.add(tx, ANNOUNCE, { notificationId: id });
  }

  private async announce(id: string): Promise<void> {
    const notification = await this.notifications.findOneBy({ id });
    if (!notification) return;
    await this.broadcast.say({
      type: 'notification',
      notification: notificationView(notification, false),
    } satisfies Announcement);
  }
}
