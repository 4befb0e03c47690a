import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catDay, catMoment } from '@imisozi/core/kigali-time';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { clientName } from '../../common/client-name.js';
import { usd } from '@imisozi/core/money';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { OrderCalendar } from './documents/order.calendar.js';
import { OrderDocuments } from './documents/order.documents.js';
import type { Order } from './order.entity.js';
import { ORDER_CREATED, ORDER_STATUS_CHANGED, type OrderCreated, type OrderStatusChanged } from './order.events.js';
import { statusText, type EmailedStatus } from './order.status-texts.js';
import { isTravelDayPast } from './order.travel-day.js';
import { samplePaidOrder, sampleOrder } from './order.preview-data.js';
import { OrdersService } from './orders.service.js';

/** What an order's mails are made of. */
interface AboutOrder {
  readonly orderId: string;
}

export const ORDER_RECEIVED_BY_CLIENT = mailKind<AboutOrder>('order-received-client');
export const ORDER_RECEIVED_BY_COMPANY = mailKind<AboutOrder>('order-received-company');

/** Carries the status, because a mail is written later, when the order may have moved on. */
export const STATUS_CHANGED = mailKind<AboutOrder & { readonly status: EmailedStatus }>('order-status-changed');
export const PAYMENT_RECEIVED = mailKind<AboutOrder>('payment-received');

/** The mails about orders: when they are promised, and what they say. */
@Injectable()
export class OrderMails implements OnModuleInit {
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
      ORDER_RECEIVED_BY_CLIENT,
      async (about) => this.toClient(await this.orders.get(about.orderId)),
      () => this.toClient(sampleOrder()),
    );
    this.kinds.register(
      ORDER_RECEIVED_BY_COMPANY,
      async (about) => this.toCompany(await this.orders.get(about.orderId)),
      () => this.toCompany(sampleOrder()),
    );
    this.kinds.register(
      STATUS_CHANGED,
      async (about) => this.statusChanged(await this.orders.get(about.orderId), about.status),
      () => this.statusChanged(sampleOrder({ status: 'APPROVED' }), 'APPROVED'),
    );
    this.kinds.register(
      PAYMENT_RECEIVED,
      async (about) => this.paymentReceived(await this.orders.get(about.orderId)),
      () => this.paymentReceived(samplePaidOrder()),
    );
  }

  @OnDomainEvent(ORDER_CREATED)
  async orderCreated(tx: EntityManager, { order }: OrderCreated): Promise<void> {
    const about = { orderId: order.id };
    await this.mail.queue(tx, ORDER_RECEIVED_BY_CLIENT, about, toClientOf(order));
    await this.mail.queue(tx, ORDER_RECEIVED_BY_COMPANY, about, {
      ...toClientOf(order),
      to: this.company.email,
      replyTo: order.email,
    });
  }

  /** No status leads back to PENDING, and PAID has another mail. */
  @OnDomainEvent(ORDER_STATUS_CHANGED)
  async orderStatusChanged(tx: EntityManager, { order }: OrderStatusChanged): Promise<void> {
    const { id: orderId, status } = order;
    if (status === 'PAID') await this.mail.queue(tx, PAYMENT_RECEIVED, { orderId }, toClientOf(order));
    else if (status !== 'PENDING') await this.mail.queue(tx, STATUS_CHANGED, { orderId, status }, toClientOf(order));
  }

  private async toClient(order: Order): Promise<MailContent> {
    return {
      subject: `Your order ${order.number}: ${order.itemTitle}`,
      preview: `We have received your order. The total is ${usd(order.amount)}.`,
      heading: 'Murakoze! We have received your order.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\nThank you for choosing ${this.company.name}. Our team will confirm the details with you soon. Your proforma invoice is attached.`,
        },
        orderFacts(order),
        { kind: 'button', label: 'View or pay for your order', url: this.orderPage(order) },
        {
          kind: 'paragraph',
          text: `You can pay by card or bank transfer on that page whenever you're ready, or at our office. Questions? Just reply to this email or call ${this.company.phone}.`,
        },
        {
          kind: 'note',
          text: "Anyone with this link can open your order, so please share it only with the people you're travelling with.",
        },
      ],
      attachments: [await this.documents.proforma(order), await this.calendar.file(order)],
    };
  }

  private async statusChanged(order: Order, status: EmailedStatus): Promise<MailContent> {
    const refunded = status === 'REFUNDED' ? order.refundedAmount : null;
    const news = statusText(order, status);
    return {
      subject: `${test(order)}Your order ${order.number} ${news.subject}`,
      preview: news.heading,
      heading: news.heading,
      blocks: [
        { kind: 'paragraph', text: `Dear ${clientName(order.names)},\n${news.text}` },
        ...(refunded ? [refundFacts(refunded)] : []),
        orderFacts(order),
        ...testNote(order),
        { kind: 'button', label: news.button, url: this.orderPage(order) },
        this.questions(),
      ],
      // Confirms the entry in the client's calendar, or strikes it out.
      attachments: [await this.calendar.file(order)],
    };
  }

  private async paymentReceived(order: Order): Promise<MailContent> {
    return {
      subject: `${test(order)}Payment received for your order ${order.number}`,
      preview: `We have received ${usd(order.amount)}. Your order is paid in full.`,
      heading: 'Murakoze! We have received your payment.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(order.names)},\nWe have received ${usd(order.amount)} for your order ${order.number}. There's nothing left to pay; your invoice and receipt are attached. We look forward to welcoming you.`,
        },
        orderFacts(order),
        ...testNote(order),
        { kind: 'button', label: 'View your order', url: this.orderPage(order) },
        this.questions(),
      ],
      attachments: [...(await this.documents.paid(order)), await this.calendar.file(order)],
    };
  }

  private orderPage(order: Order): string {
    return `${this.env.PUBLIC_URL}/myorder/${order.id}`;
  }

  private questions(): MailBlock {
    return { kind: 'paragraph', text: `Questions? Just reply to this email or call ${this.company.phone}.` };
  }

  private async toCompany(order: Order): Promise<MailContent> {
    return {
      subject: `New order ${order.number}: ${order.itemTitle} (${usd(order.amount)})`,
      preview: `${order.names}, ${order.phoneNumber}`,
      heading: 'You have a new order.',
      blocks: [
        orderFacts(order),
        {
          kind: 'facts',
          rows: [
            ['Client', order.names],
            ['Phone', order.phoneNumber],
            ['Email', order.email],
            ['Address', order.address],
            ['Location', order.location],
            ...(order.message ? [['Message', order.message] as const] : []),
          ],
        },
        ...(isTravelDayPast(order) ? [TRAVEL_DAY_PAST] : []),
        { kind: 'button', label: 'Open the bookings', url: `${this.env.PUBLIC_URL}/account/tour-bookings` },
      ],
      attachments: [await this.documents.proforma(order)],
    };
  }
}

const toClientOf = ({ id, email, number }: Order) => ({ to: email, orderId: id, reference: number });

const TRAVEL_DAY_PAST: MailBlock = {
  kind: 'paragraph',
  text: 'The travel date had already passed when the order was made: the day and the month may have been swapped. Please check with the client.',
};

/** A test must be known for one at first sight (contract 5). */
const test = ({ paidBy }: Order) => (paidBy === 'test' ? '[TEST] ' : '');

const testNote = ({ paidBy }: Order): MailBlock[] =>
  paidBy === 'test'
    ? [{ kind: 'paragraph', text: 'TEST: this payment was made in the sandbox, and no money has moved.' }]
    : [];

const refundFacts = (amount: number): MailBlock => ({ kind: 'facts', rows: [['Refunded', usd(amount)]] });

function orderFacts(order: Order): MailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Order', order.number],
      [order.itemType === 'tour' ? 'Tour' : 'Event', order.itemTitle],
      ['People', String(order.people)],
      [order.itemType === 'tour' ? 'Travel date' : 'Date', catDay(order.needDate)],
      ['Total', usd(order.amount)],
      ['Ordered', catMoment(order.createdAt)],
    ],
  };
}
