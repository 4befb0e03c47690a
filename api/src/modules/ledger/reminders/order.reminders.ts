import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectProcessKind, runsJobs, type ProcessKind } from '../../../platform/process-kind.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { MailService } from '../../mail/mail.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toClientOf } from '../../orders/order.mail-blocks.js';
import { nextDueOf } from '../../orders/due-day.js';
import { claimReminders, OrderMoneyDue } from '../../orders/order.money-due.js';
import { INSTALMENT_REMINDER } from './reminder.mails.js';

const LOOK_MS = 1_000;
/** The work of visitors goes on beside it. */
const MOST_A_SECOND = 20;

/** Reminds clients of what is due (rules/money 8). It runs wherever jobs do. */
@Injectable()
export class OrderReminders implements OnApplicationBootstrap {
  constructor(
    private readonly due: OrderMoneyDue,
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
    const due = await this.due.toRemind(MOST_A_SECOND);
    if (due.length === 0) return;
    const { reminders: isOn } = await this.settings.get();
    await this.transactions.run(async (tx) => {
      for (const order of await claimReminders(tx, due)) {
        if (!isOn || order.remindersPaused || !nextDueOf(order)) continue;
        await this.mail.queue(tx, INSTALMENT_REMINDER, { orderId: order.id }, toClientOf(order));
      }
    });
  }
}
