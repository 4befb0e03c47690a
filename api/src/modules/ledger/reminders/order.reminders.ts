import { Injectable } from '@nestjs/common';
import { EveryInterval } from '../../../platform/schedule/every-interval.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { MailService } from '../../mail/mail.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toClientOf } from '../../orders/order.mail-blocks.js';
import { nextDueOf } from '../../orders/due-day.js';
import { claimReminders, OrderMoneyDue } from '../../orders/order.money-due.js';
import { INSTALMENT_REMINDER } from './reminder.mails.js';

/** Few enough that visitors hardly wait for it. */
const MAX_A_ROUND = 20;

/** Reminds clients of amounts due (rules/money 8). */
@Injectable()
export class OrderReminders {
  constructor(
    private readonly due: OrderMoneyDue,
    private readonly settings: SettingsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Reminds the clients with the oldest due amounts, each once: several missed reminders are one mail. While reminders
   * are paused, their time passes without a mail.
   */
  @EveryInterval('remind clients of what is due')
  async round(): Promise<void> {
    const due = await this.due.toRemind(MAX_A_ROUND);
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
