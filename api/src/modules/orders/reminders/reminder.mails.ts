import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { catDay, daysBetween, parseCatTime, today, type Day } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { clientName } from '../../../common/client-name.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../../mail/mail.kinds.js';
import { SettingsService } from '../../settings/settings.service.js';
import { balanceOf, type PartlyPaid } from '../order.balance.js';
import type { Order } from '../order.entity.js';
import { bankBlocks, INSTALMENT_NAMES, questions } from '../order.mail-blocks.js';
import { sampleOrder } from '../order.preview-data.js';
import { OrdersService } from '../orders.service.js';
import { dueInstalment } from './due-day.js';

/** Reminds a client of the next instalment that is not paid. */
export const INSTALMENT_REMINDER = mailKind<{ readonly orderId: string }>('instalment-reminder', { isBulk: true });

/** The reminders of instalments (trade 4), as things stand when they are sent. */
@Injectable()
export class ReminderMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      INSTALMENT_REMINDER,
      async ({ orderId }) => this.write(await this.orders.get(orderId)),
      () =>
        this.write(
          sampleOrder({
            status: 'APPROVED',
            paid: 1092,
            instalments: [
              { label: 'deposit', dueDate: '2026-05-04', amount: 109_200 },
              { label: 'balance', dueDate: '2026-06-11', amount: 254_800 },
            ],
          }),
        ),
    );
  }

  private async write(order: Order): Promise<MailContent> {
    const due = dueInstalment(order);
    // Paid, or ended, between the promise of this mail and its sending.
    return due ? this.reminder(order, due) : this.nothingLeft(order);
  }

  private async reminder(order: Order, due: PartlyPaid): Promise<MailContent> {
    const left = usd(toDollars(due.amount - due.paid));
    const day = dayName(due.dueDate);
    const { isOver, when } = dueWords(due.dueDate);
    const isPart = toDollars(due.amount - due.paid) !== balanceOf(order);
    const rows: [string, string][] = [
      ['Order', order.number],
      [order.itemType === 'tour' ? 'Tour' : 'Event', order.itemTitle],
      [order.itemType === 'tour' ? 'Travel date' : 'Date', catDay(order.needDate)],
      ['To pay', `${left} (${INSTALMENT_NAMES[due.label].toLowerCase()})`],
      ['Due', day],
      ...(order.paid > 0 ? [['Paid so far', usd(order.paid)] as [string, string]] : []),
      ...(isPart ? [['Left to pay in all', usd(balanceOf(order))] as [string, string]] : []),
    ];
    return {
      subject: `Reminder: ${left} for your order ${order.number} ${when}`,
      preview: `${order.itemTitle}, ${catDay(order.needDate)}`,
      heading: isOver ? 'A payment for your trip has not arrived yet.' : `A payment for your trip ${when}.`,
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\n${isOver ? `${left} for your order ${order.number} was due on ${day}, and we have not received it yet. Please pay it soon, or reply to this email if you need more time.` : `We look forward to welcoming you. ${left} for your order ${order.number} ${when}.`}`,
        },
        { kind: 'facts', rows },
        { kind: 'button', label: 'View or pay for your order', url: `${this.env.PUBLIC_URL}/myorder/${order.id}` },
        ...bankBlocks(order, await this.settings.terms()),
        ALREADY_SENT,
        questions(this.company),
      ],
    };
  }

  private nothingLeft(order: Order): MailContent {
    return {
      subject: `Your order ${order.number}: nothing is due`,
      preview: order.itemTitle,
      heading: 'There is nothing to pay at the moment.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\nWe were about to remind you of a payment for your order ${order.number}. It is no longer due, so there's nothing you need to do.`,
        },
        { kind: 'button', label: 'View your order', url: `${this.env.PUBLIC_URL}/myorder/${order.id}` },
        questions(this.company),
      ],
    };
  }
}

const ALREADY_SENT: MailBlock = {
  kind: 'note',
  text: 'If you have already sent the money, thank you: a bank transfer can take a few days, and we will email you a receipt as soon as it arrives.',
};

const dayName = (day: Day): string => catDay(parseCatTime(day) ?? new Date());

/** When a day is, as a sentence ends. */
function dueWords(day: Day): { readonly isOver: boolean; readonly when: string } {
  const days = daysBetween(today(), day);
  if (days < 0) return { isOver: true, when: `was due on ${dayName(day)}` };
  if (days === 0) return { isOver: false, when: 'is due today' };
  return { isOver: false, when: days === 1 ? 'is due tomorrow' : `is due on ${dayName(day)}` };
}
