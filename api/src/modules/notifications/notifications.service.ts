import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notification } from './notification.entity.js';

const LONGEST_TITLE = 250;

@Injectable()
export class NotificationsService {
  /** Tells staff about a new record, in the transaction that makes it. `link` is a dashboard path. */
  async add(tx: EntityManager, { kind, title, link }: Pick<Notification, 'kind' | 'title' | 'link'>): Promise<void> {
    await tx.save(tx.create(Notification, { kind, link, title: title.slice(0, LONGEST_TITLE) }), { reload: false });
  }
}
