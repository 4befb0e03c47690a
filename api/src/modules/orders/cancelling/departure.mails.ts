import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catDay, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { clientName } from '../../../common/client-name.js';
import { OnDomainEvent } from '../../../common/domain-events/domain-event.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../../config/env.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { OrderCalendar } from '../documents/order.calendar.js';
import { OrderDocuments } from '../documents/order.documents.js';
import { balanceOf } from '../order.balance.js';
import type { Order } from '../order.entity.js';
import { ORDER_OF_CANCELLED, type OrderOfCancelled } from '../order.events.js';
import { orderFacts, questions, toClientOf } from '../order.mail-blocks.js';
import { sampleOrder } from '../order.preview-data.js';
import { OrdersService } from '../orders.service.js';

/** Carries the day that was booked, which a moved order no longer knows. */
interface AboutCancelled {
  readonly orderId: string;
  readonly day: Day;
  readonly reason: string;
}

const MOVED = mailKind<AboutCancelled>('departure-cancelled-moved', { isBulk: true });
const TOLD = mailKind<AboutCancelled>('departure-cancelled-told', { isBulk: true });

const SAMPLE = { day: '2026-07-04', reason: 'Too few people have booked.' };

/** The mails to the clients of a departure that was cancelled and whose orders go on (trade 10). */
@Injectable()
export class DepartureMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly orders: OrdersService,
    private readonly documents: OrderDocuments,
    private readonly calendar: OrderCalendar,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      MOVED,
      async ({ orderId, ...about }) => this.moved(await this.orders.get(orderId), about),
      () => this.moved(sampleOrder(), SAMPLE),
    );
    this.kinds.register(
      TOLD,
      async ({ orderId, ...about }) => this.told(await this.orders.get(orderId), about),
      () => this.told(sampleOrder(), SAMPLE),
    );
  }

  @OnDomainEvent(ORDER_OF_CANCELLED)
  async orderOfCancelled(tx: EntityManager, { order, day, reason, isMoved }: OrderOfCancelled): Promise<void> {
    const about = { orderId: order.id, day, reason };
    await this.mail.queue(tx, isMoved ? MOVED : TOLD, about, toClientOf(order));
  }

  private async moved(order: Order, { day, reason }: Omit<AboutCancelled, 'orderId'>): Promise<MailContent> {
    const [from, to] = [dayIn(day), catDay(order.needDate)];
    const balance = balanceOf(order);
    return {
      subject: `A new date for your order ${order.number}: ${to}`,
      preview: `We have had to cancel the departure on ${from}.`,
      heading: "We're sorry: your departure has been cancelled.",
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\nWe have had to cancel the departure on ${from}. The reason: ${reason}`,
        },
        {
          kind: 'paragraph',
          text: `We have moved your order to the departure on ${to}, at the price you booked. Your seats are kept${balance > 0 ? `, and there is ${usd(balance)} left to pay` : ''}. If that day doesn't suit you, just reply to this email, and we'll find another way together.`,
        },
        orderFacts(order),
        { kind: 'button', label: 'View your order', url: this.orderPage(order) },
        questions(this.company),
      ],
      attachments: [await this.documents.proforma(order), await this.calendar.file(order)],
    };
  }

  private told(order: Order, { day, reason }: Omit<AboutCancelled, 'orderId'>): MailContent {
    return {
      subject: `Your order ${order.number}: the departure on ${dayIn(day)} is cancelled`,
      preview: "We'll contact you soon about what you would like instead.",
      heading: "We're sorry: your departure has been cancelled.",
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\nWe have had to cancel the departure on ${dayIn(day)}. The reason: ${reason}`,
        },
        {
          kind: 'paragraph',
          text: "We have kept your order. We'll contact you soon to ask what you would like instead: another date, another tour, or your money back. You can also just reply to this email.",
        },
        orderFacts(order),
        { kind: 'button', label: 'View your order', url: this.orderPage(order) },
        questions(this.company),
      ],
    };
  }

  private orderPage({ id }: Order): string {
    return `${this.env.PUBLIC_URL}/myorder/${id}`;
  }
}

const dayIn = (day: Day): string => catDay(parseCatTime(day)!);
