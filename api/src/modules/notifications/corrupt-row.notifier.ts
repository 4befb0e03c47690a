import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { failureOf } from '../../platform/logging/failure.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { corruptRowsOf, type CorruptRow } from '../../platform/database/corrupt-rows/corrupt-row.subscriber.js';
import { said } from './notification.texts.js';
import { NotificationsService } from './notifications.service.js';

/** The dashboard's path for the records of a table; other tables have no page. */
const SCREENS: Readonly<Record<string, string>> = {
  tours: 'tours',
  destinations: 'destinations',
  lodges: 'lodges',
  events: 'events',
  publications: 'publications',
  orders: 'tour-bookings',
  participants: 'events/participant',
  payments: 'payments',
  mails: 'outbox',
  webhooks: 'webhooks',
};

/** Reports corrupt rows: once per process in the log, and once per record to admins. */
@Injectable()
export class CorruptRowNotifier implements OnApplicationBootstrap {
  private readonly logger = new Logger('Database');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly notifications: NotificationsService,
  ) {}

  onApplicationBootstrap(): void {
    corruptRowsOf(this.dataSource).onFound((row) => void this.tell(row));
  }

  private async tell(row: CorruptRow): Promise<void> {
    const { table, id, columns } = row;
    this.logger.error(`Row ${id} of ${table} cannot be read: ${columns.join(', ')}`);
    try {
      await this.transactions.run((tx) =>
        this.notifications.addOnce(tx, idOf(row), {
          kind: 'unreadable',
          title: said().unreadable({ table, columns: columns.join(', '), id }),
          link: SCREENS[table] ? `/account/${SCREENS[table]}/${id}/show` : '/account',
        }),
      );
    } catch (error) {
      if (!isDuplicate(error)) this.logger.warn(`Could not notify the admins: ${failureOf(error)}`);
    }
  }
}

/** One notification per record and set of columns, whichever process finds it first. */
function idOf({ table, id, columns }: CorruptRow): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([table, id, columns]))
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}
