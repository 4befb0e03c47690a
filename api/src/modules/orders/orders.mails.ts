import { Injectable, type OnModuleInit } from '@nestjs/common';
import { catDay, catMoment } from '../../common/cat-time.js';
import { usd } from '../../common/money.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '../../config/company.js';
import type { Env } from '../../config/env.js';
import type { MailBlock, MailContent } from '../mail/mail.content.js';
import { MailTemplates } from '../mail/mail.templates.js';
import { OrderCalendar } from './documents/order-calendar.js';
import { OrderDocuments } from './documents/order-documents.js';
import type { Order } from './order.entity.js';
import {
  ORDER_RECEIVED_BY_CLIENT,
  ORDER_RECEIVED_BY_COMPANY,
  ORDER_STATUS_CHANGED,
  PAYMENT_RECEIVED,
  type AnnouncedStatus,
} from './order.mail-templates.js';
import { samplePaidOrder, sampleOrder } from './order.sample.js';
import { OrdersService } from './orders.service.js';

/** What mails say about orders. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly templates: MailTemplates,
    private readonly orders: OrdersService,
    private readonly documents: OrderDocuments,
    private readonly calendar: OrderCalendar,
  ) {}

  onModuleInit(): void {
    this.templates.register(
      ORDER_RECEIVED_BY_CLIENT,
      async (about) => this.toClient(await this.orders.get(about.orderId)),
      () => this.toClient(sampleOrder()),
    );
    this.templates.register(
      ORDER_RECEIVED_BY_COMPANY,
      async (about) => this.toCompany(await this.orders.get(about.orderId)),
      () => this.toCompany(sampleOrder()),
    );
    this.templates.register(
      ORDER_STATUS_CHANGED,
      async (about) => this.statusChanged(await this.orders.get(about.orderId), about.status),
      () => this.statusChanged(sampleOrder({ status: 'APPROVED' }), 'APPROVED'),
    );
    this.templates.register(
      PAYMENT_RECEIVED,
      async (about) => this.paymentReceived(await this.orders.get(about.orderId)),
      () => this.paymentReceived(samplePaidOrder()),
    );
  }

  private async toClient(order: Order): Promise<MailContent> {
    return {
      subject: `Your order ${order.number}: ${order.itemTitle}`,
      preview: `We have received your order. The total is ${usd(order.amount)}.`,
      heading: 'Murakoze! We have received your order.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${order.names},\nthank you for choosing ${this.company.name}. Somebody from our team will confirm the details with you soon. The proforma invoice is attached.`,
        },
        orderFacts(order),
        { kind: 'button', label: 'View or pay your order', url: this.orderPage(order) },
        {
          kind: 'paragraph',
          text: `You can pay by card on that page whenever you are ready, or later at our office. Questions? Just reply to this mail or call ${this.company.phone}.`,
        },
        {
          kind: 'note',
          text: 'The link above is the key to your order. Please share it only with people who travel with you.',
        },
      ],
      attachments: [await this.documents.proforma(order), await this.calendar.file(order)],
    };
  }

  private async statusChanged(order: Order, status: AnnouncedStatus): Promise<MailContent> {
    const refunded = status === 'REFUNDED' && order.refundedAmount;
    const news = STATUS_NEWS[status];
    return {
      subject: `Your order ${order.number} ${news.subject}`,
      preview: news.heading,
      heading: news.heading,
      blocks: [
        { kind: 'paragraph', text: `Dear ${order.names},\n${news.text}` },
        ...(refunded ? [refundFacts(refunded)] : []),
        orderFacts(order),
        { kind: 'button', label: news.button, url: this.orderPage(order) },
        this.questions(),
      ],
      // Confirms the entry in the client's calendar, or strikes it out.
      attachments: [await this.calendar.file(order)],
    };
  }

  private async paymentReceived(order: Order): Promise<MailContent> {
    return {
      subject: `Payment received for your order ${order.number}`,
      preview: `We have received ${usd(order.amount)}. Your order is paid.`,
      heading: 'Murakoze! Your payment has arrived.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${order.names},\nwe have received ${usd(order.amount)} for your order ${order.number}. Nothing is left to pay; the invoice and the receipt are attached. We look forward to welcoming you.`,
        },
        orderFacts(order),
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
    return { kind: 'paragraph', text: `Questions? Just reply to this mail or call ${this.company.phone}.` };
  }

  private async toCompany(order: Order): Promise<MailContent> {
    return {
      subject: `New order ${order.number}: ${order.itemTitle} (${usd(order.amount)})`,
      preview: `${order.names}, ${order.phoneNumber}`,
      heading: 'A new order has arrived.',
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
        { kind: 'button', label: 'Open the bookings', url: `${this.env.PUBLIC_URL}/account/tour-bookings` },
      ],
      attachments: [await this.documents.proforma(order)],
    };
  }
}

interface StatusNews {
  /** Goes on from 'Your order 2026-000042'. */
  readonly subject: string;
  readonly heading: string;
  /** Goes on from 'Dear …,'. */
  readonly text: string;
  /** The label of the link to the order. */
  readonly button: string;
}

/** What a client is told when staff move an order. */
const STATUS_NEWS: Readonly<Record<AnnouncedStatus, StatusNews>> = {
  APPROVED: {
    subject: 'is confirmed',
    heading: 'Good news: your order is confirmed.',
    text: 'we have confirmed your order. You can pay by card on the page below, or at our office.',
    button: 'View or pay your order',
  },
  REJECTED: {
    subject: 'can not be accepted',
    heading: 'We are sorry, we can not accept your order.',
    text: 'unfortunately we can not offer what you ordered. Please write to us, and we will gladly look for another date or tour with you.',
    button: 'View your order',
  },
  CANCELLED: {
    subject: 'is cancelled',
    heading: 'Your order is cancelled.',
    text: 'your order is cancelled, and nothing more is due for it. If you did not expect this, please contact us.',
    button: 'View your order',
  },
  REFUNDED: {
    subject: 'is refunded',
    heading: 'Your payment is on its way back to you.',
    text: 'we have refunded your payment. Banks take some days to show it on your account.',
    button: 'View your order',
  },
};

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
