import { Injectable, type OnModuleInit } from '@nestjs/common';
import { catDay, catMoment } from '../../common/cat-time.js';
import { usd } from '../../common/money.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '../../config/company.js';
import type { Env } from '../../config/env.js';
import type { MailBlock, MailContent } from '../mail/mail.content.js';
import { MailTemplates } from '../mail/mail.templates.js';
import { OrderDocuments } from './documents/order-documents.js';
import type { Order } from './order.entity.js';
import { ORDER_RECEIVED_BY_CLIENT, ORDER_RECEIVED_BY_COMPANY } from './order.mail-templates.js';
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
  ) {}

  onModuleInit(): void {
    this.templates.register(ORDER_RECEIVED_BY_CLIENT, async (about) =>
      this.toClient(await this.orders.get(about.orderId)),
    );
    this.templates.register(ORDER_RECEIVED_BY_COMPANY, async (about) =>
      this.toCompany(await this.orders.get(about.orderId)),
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
        { kind: 'button', label: 'View or pay your order', url: `${this.env.PUBLIC_URL}/myorder/${order.id}` },
        {
          kind: 'paragraph',
          text: `You can pay by card on that page whenever you are ready, or later at our office. Questions? Just reply to this mail or call ${this.company.phone}.`,
        },
        {
          kind: 'note',
          text: 'The link above is the key to your order. Please share it only with people who travel with you.',
        },
      ],
      attachments: [await this.documents.proforma(order)],
    };
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

function orderFacts(order: Order): MailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Order', order.number],
      [order.itemType === 'tour' ? 'Tour' : 'Event', order.itemTitle],
      ['People', String(order.people)],
      ['Travel date', catDay(order.needDate)],
      ['Total', usd(order.amount)],
      ['Ordered', catMoment(order.createdAt)],
    ],
  };
}
