import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { addDays, daysBetween, parseCatTime, today, type Day } from '@imisozi/core/kigali-time';
import { catDay, texts, usd } from '../../../texts/reader.js';
import { toDollars } from '@imisozi/core/pricing/cents';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { asNotes, MailTexts } from '../../mail/texts/mail-texts.js';
import { SettingsService } from '../../settings/settings.service.js';
import { balanceOf, type PartlyPaid } from '../../orders/order.balance.js';
import type { Order } from '../../orders/order.entity.js';
import { aboutOrder, bankBlocks, dayRow, instalmentName, itemRow, questions } from '../../orders/order.mail-blocks.js';
import { sampleOrder } from '../../orders/order.preview-data.js';
import { OrdersService } from '../../orders/orders.service.js';
import { dueInstalment } from '../../orders/due-day.js';
import { MailPictures } from '../../share-pictures/mail-pictures.service.js';
import { mailedPageOf } from '../../orders/keys/order.key.js';

/** Reminds a client of the next unpaid instalment. */
export const INSTALMENT_REMINDER = mailKind<{ readonly orderId: string }>('instalment-reminder', { isBulk: true });

/** The reminders of instalments (rules/money 8), with the figures at the time of sending. */
@Injectable()
export class ReminderMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
    private readonly pictures: MailPictures,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      INSTALMENT_REMINDER,
      async ({ orderId }) => this.write(await this.orders.get(orderId)),
      () => this.write(sampleDue('2026-06-11')),
      {
        'mail-instalment-due': () => this.write(sampleDue(addDays(today(), 7))),
        'mail-instalment-overdue': () => this.write(sampleDue('2026-06-11')),
        'mail-nothing-due': () => this.nothingLeft(sampleOrder()),
      },
    );
  }

  private async write(order: Order): Promise<MailContent> {
    const due = dueInstalment(order);
    // The order was paid or ended after this mail was queued.
    return due ? this.reminder(order, due) : this.nothingLeft(order);
  }

  private async reminder(order: Order, due: PartlyPaid): Promise<MailContent> {
    const left = usd(toDollars(due.amount - due.paid));
    const day = dayName(due.dueDate);
    const { isOver, when } = dueWords(due.dueDate);
    const isPart = toDollars(due.amount - due.paid) !== balanceOf(order);
    const { facts, buttons } = texts();
    const rows: (readonly [string, string])[] = [
      [facts.order, order.number],
      itemRow(order),
      ...dayRow(order),
      [facts.toPay, `${left} (${instalmentName(due).toLowerCase()})`],
      [facts.due, day],
      ...(order.paid > 0 ? [[facts.paidSoFar, usd(order.paid)] as const] : []),
      ...(isPart ? [[facts.leftInAll, usd(balanceOf(order))] as const] : []),
    ];
    const document = isOver ? 'mail-instalment-overdue' : 'mail-instalment-due';
    const { head, parts } = await this.words.fill(document, { ...aboutOrder(order), amount: left, due: day, when });
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      blocks: [
        ...parts.text,
        { kind: 'facts', rows },
        { kind: 'button', label: buttons.viewOrPay, url: mailedPageOf(this.env.PUBLIC_URL, order) },
        ...bankBlocks(order, await this.settings.terms()),
        ...asNotes(parts.note),
        questions(this.company),
      ],
    };
  }

  private async nothingLeft(order: Order): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-nothing-due', aboutOrder(order));
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      blocks: [
        ...parts.text,
        { kind: 'button', label: texts().buttons.view, url: mailedPageOf(this.env.PUBLIC_URL, order) },
        questions(this.company),
      ],
    };
  }
}

const sampleDue = (balanceDue: Day): Order =>
  sampleOrder({
    status: 'APPROVED',
    paid: 1092,
    instalments: [
      { label: 'deposit', dueDate: '2026-05-04', amount: 109_200 },
      { label: 'balance', dueDate: balanceDue, amount: 254_800 },
    ],
  });

const dayName = (day: Day): string => catDay(parseCatTime(day) ?? new Date());

/** The day as the end of a sentence. */
function dueWords(day: Day): { readonly isOver: boolean; readonly when: string } {
  const days = daysBetween(today(), day);
  if (days < 0) return { isOver: true, when: texts().wasDue({ day: dayName(day) }) };
  return { isOver: false, when: texts().isDue({ days, day: dayName(day) }) };
}
