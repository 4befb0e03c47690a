import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { parseRange, type ListQuery } from '../../platform/list/list-query.js';
import type { ListPage } from '../../platform/list/read-list.js';
import { isDuplicate } from '../../platform/database/transactions.js';
import { UsersService } from '../users/users.service.js';
import { kindsFor, maySee } from './notification.audience.js';
import { ReadMarker } from './read-marker.entity.js';
import { NotificationRead } from './notification-read.entity.js';
import { Notification } from './notification.entity.js';
import { notificationView, type NotificationView } from './dto/notification.view.js';

/** Which notifications each staff member has read. Those older than the member's account count as read. */
@Injectable()
export class ReadMarkersService {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    @InjectRepository(NotificationRead) private readonly reads: Repository<NotificationRead>,
    @InjectRepository(ReadMarker) private readonly readMarkers: Repository<ReadMarker>,
    private readonly users: UsersService,
  ) {}

  /** Newest first; only `range` of the query is used. */
  async page(caller: CurrentUser, query: ListQuery): Promise<ListPage<NotificationView>> {
    const { first, count } = parseRange(query);
    const rows = this.known(caller)
      .orderBy('row.createdAt', NEWEST_FIRST.createdAt)
      .addOrderBy('row.id', NEWEST_FIRST.id);
    const [page, total] = await rows.skip(first).take(count).getManyAndCount();
    const until = await this.readUntil(caller);
    const read = await this.reads.findBy({ userId: caller.id, notificationId: In(page.map(({ id }) => id)) });
    const readIds = new Set(read.map(({ notificationId }) => notificationId));
    return {
      first,
      total,
      rows: page.map((row) => notificationView(row, row.createdAt <= until || readIds.has(row.id))),
    };
  }

  async unread(caller: CurrentUser): Promise<number> {
    return this.known(caller)
      .andWhere('row.createdAt > :until', { until: await this.readUntil(caller) })
      .andWhere((rows) => {
        const read = rows.subQuery().select('1').from(NotificationRead, 'done');
        return `NOT EXISTS ${read.where('done.notificationId = row.id AND done.userId = :reader').getQuery()}`;
      })
      .setParameter('reader', caller.id)
      .getCount();
  }

  /** @throws Refused for an unknown id, and for a notification that is not for the caller */
  async read(caller: CurrentUser, id: string): Promise<void> {
    const notification = await this.notifications.findOneBy({ id });
    if (!notification || !maySee(caller.role, notification.kind)) {
      throw refusal('notification-not-found');
    }
    await this.insertOnce(() =>
      this.reads.save(this.reads.create({ userId: caller.id, notificationId: id }), { transaction: false }),
    );
  }

  /** Marks all existing notifications as read. */
  async readAll(caller: CurrentUser): Promise<void> {
    const readUntil = new Date();
    const marked = await this.readMarkers.update({ userId: caller.id }, { readUntil });
    if (!marked.affected) await this.insertOnce(() => this.readMarkers.insert({ userId: caller.id, readUntil }));
  }

  private known({ role }: CurrentUser): SelectQueryBuilder<Notification> {
    return this.notifications.createQueryBuilder('row').where('row.kind IN (:...kinds)', { kinds: kindsFor(role) });
  }

  private async readUntil({ id }: CurrentUser): Promise<Date> {
    const mark = await this.readMarkers.findOneBy({ userId: id });
    return mark?.readUntil ?? (await this.users.find(id))?.createdAt ?? new Date(0);
  }

  private async insertOnce(insert: () => Promise<unknown>): Promise<void> {
    await insert().catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  }
}
