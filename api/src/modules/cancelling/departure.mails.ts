import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { catDay, texts } from '../../texts/reader.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { MailTexts } from '../mail/texts/mail-texts.js';
import { OrderCalendar } from '../orders/order.calendar.js';
import { OrderDocuments } from '../ledger/documents/order.documents.js';
import { balanceOf } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import { ORDER_LOST_DEPARTURE, type OrderLostDeparture } from '../orders/order.events.js';
import { aboutOrder, orderFacts, questions, toClientOf } from '../orders/order.mail-blocks.js';
import { sampleOrder } from '../orders/order.preview-data.js';
import { aboutNow, asDecided, type AboutSnapshot } from '../orders/order.snapshot.js';
import { OrdersService } from '../orders/orders.service.js';
import { mailedPageOf } from '../orders/keys/order.key.js';

/** Contains the original day, which a moved order no longer has. */
interface AboutCancelled extends AboutSnapshot {
  readonly day: Day;
  readonly reason: string;
}

type OfCancelled = Pick<AboutCancelled, 'day' | 'reason'>;

const MOVED = mailKind<AboutCancelled>('departure-cancelled-moved', { isBulk: true });
const TOLD = mailKind<AboutCancelled>('departure-cancelled-told', { isBulk: true });

const SAMPLE = { day: '2026-07-04', reason: 'Too few people have booked.' };

/** The mails to the clients of a cancelled departure whose orders continue (rules/cancelling 6). */
@Injectable()
export class DepartureMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly orders: OrdersService,
    private readonly documents: OrderDocuments,
    private readonly calendar: OrderCalendar,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      MOVED,
      async (about) => this.moved(await this.read(about), about),
      () => this.moved(sampleOrder(), SAMPLE),
      'mail-departure-moved',
    );
    this.kinds.register(
      TOLD,
      async (about) => this.told(await this.read(about), about),
      () => this.told(sampleOrder(), SAMPLE),
      'mail-departure-cancelled-order-kept',
    );
  }

  @OnDomainEvent(ORDER_LOST_DEPARTURE, 'mails')
  async orderLostDeparture(tx: EntityManager, { order, day, reason, isMoved }: OrderLostDeparture): Promise<void> {
    const about = { ...aboutNow(order), day, reason };
    await this.mail.queue(tx, isMoved ? MOVED : TOLD, about, toClientOf(order));
  }

  private async read({ orderId, order }: AboutCancelled): Promise<Order> {
    return asDecided(await this.orders.get(orderId), order);
  }

  private async moved(order: Order, { day, reason }: OfCancelled): Promise<MailContent> {
    const balance = balanceOf(order);
    const money = balance > 0 ? texts().andLeftToPay({ amount: balance }) : '';
    const values = { ...aboutOrder(order), from: dayIn(day), reason, money };
    const { head, parts } = await this.words.fill('mail-departure-moved', values);
    return {
      ...head,
      blocks: [
        ...parts.text,
        ...parts.further,
        orderFacts(order),
        { kind: 'button', label: texts().buttons.view, url: this.orderPage(order) },
        questions(this.company),
      ],
      attachments: [await this.documents.proforma(order, 'client'), ...(await this.calendar.attachments(order))],
    };
  }

  private async told(order: Order, { day, reason }: OfCancelled): Promise<MailContent> {
    const values = { ...aboutOrder(order), from: dayIn(day), reason };
    const { head, parts } = await this.words.fill('mail-departure-cancelled-order-kept', values);
    return {
      ...head,
      blocks: [
        ...parts.text,
        ...parts.further,
        orderFacts(order),
        { kind: 'button', label: texts().buttons.view, url: this.orderPage(order) },
        questions(this.company),
      ],
    };
  }

  private orderPage(order: Order): string {
    return mailedPageOf(this.env.PUBLIC_URL, order);
  }
}

const dayIn = (day: Day): string => catDay(parseCatTime(day)!);
