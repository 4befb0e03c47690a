import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { Notification } from './notification.entity.js';
import { NotificationRead } from './notification-read.entity.js';
import { inBatches } from '../personal-data/in-batches.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';
import { whereSpelled } from '../personal-data/spelled-like.js';

/** Rows in one statement. */
const CHUNK = 200;

/** Notifications that name somebody. */
@Injectable()
export class NotificationsOfPeople implements PersonalRecords {
  readonly kind = 'notifications';

  constructor(
    @InjectRepository(Notification) private readonly rows: Repository<Notification>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  /** Who has read them goes with them. */
  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const old = { createdAt: LessThan(keptSinceTime('news', inForce)) };
    await inBatches(this.rows, old, ({ among }) => this.rows.delete(among), stopping);
  }

  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const named = whereSpelled(tx.createQueryBuilder(Notification, 'row').select('row.id'), ['title'], person);
    const ids = (await named.getMany()).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += CHUNK) {
      const some = In(ids.slice(from, from + CHUNK));
      await tx.delete(NotificationRead, { notificationId: some });
      await tx.delete(Notification, { id: some });
    }
  }
}
