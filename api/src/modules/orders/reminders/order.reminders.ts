import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, Repository, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { InjectProcessKind, runsJobs, type ProcessKind } from '../../../common/process-kind.js';
import { Schedule } from '../../../common/schedule/schedule.js';
import { InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { Transactions } from '../../../database/transactions.js';
import { MailService } from '../../mail/mail.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { Order } from '../order.entity.js';
import { toClientOf } from '../order.mail-blocks.js';
import { nextDueOf } from './due-day.js';
import { INSTALMENT_REMINDER } from './reminder.mails.js';
import { nextReminder } from './reminder.times.js';

const LOOK_MS = 1_000;
/** The work of visitors goes on beside it. */
const MOST_A_SECOND = 20;

/** Reminds clients of what is due (trade 4). It runs wherever jobs do. */
@Injectable()
export class OrderReminders implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    @InjectEnv() private readonly env: Env,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly settings: SettingsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly schedule: Schedule,
  ) {}

  onApplicationBootstrap(): void {
    if (!runsJobs(this.kind, this.env)) return;
    this.schedule.every(LOOK_MS, 'remind clients of what is due', () => this.round());
  }

  /**
   * Reminds those who have waited longest, each once: whoever was to be reminded several times while nobody did so gets
   * one mail. Where reminders are held back, their time passes without one.
   */
  async round(): Promise<void> {
    const due = await this.orders.find({
      select: { id: true },
      where: { remindAt: LessThanOrEqual(new Date()) },
      order: { remindAt: 'ASC' },
      take: MOST_A_SECOND,
    });
    if (due.length === 0) return;
    const { reminders: isOn } = await this.settings.get();
    await this.transactions.run(async (tx) => {
      for (const order of await claim(tx, due)) {
        if (!isOn || order.remindersPaused || !nextDueOf(order)) continue;
        await this.mail.queue(tx, INSTALMENT_REMINDER, { orderId: order.id }, toClientOf(order));
      }
    });
  }
}

/**
 * Takes the orders that are still to be reminded, and says when they are next. Writing comes first because it locks the
 * rows: another process that found the same ones finds none of them due once this transaction has ended.
 */
async function claim(tx: EntityManager, found: readonly Pick<Order, 'id'>[]): Promise<readonly Order[]> {
  const stillDue = { id: In(found.map(({ id }) => id)), remindAt: LessThanOrEqual(new Date()) };
  await tx.update(Order, stillDue, { remindAt: () => 'remindAt' });
  const orders = await tx.findBy(Order, stillDue);
  if (orders.length === 0) return orders;
  const values: Record<string, unknown> = {};
  const cases = orders.map(({ id, nextDue }, index) => {
    values[`id${index}`] = id;
    values[`at${index}`] = nextDue && nextReminder(nextDue, today());
    return `WHEN :id${index} THEN :at${index}`;
  });
  await tx
    .createQueryBuilder()
    .update(Order)
    .set({ remindAt: () => `CASE id ${cases.join(' ')} END` })
    .where({ id: In(orders.map(({ id }) => id)) })
    .setParameters(values)
    .execute();
  return orders;
}
