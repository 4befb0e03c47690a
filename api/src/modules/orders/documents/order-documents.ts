import { Injectable } from '@nestjs/common';
import { catDay } from '../../../common/cat-time.js';
import { usd } from '../../../common/money.js';
import { PdfPage } from '../../../common/pdf/pdf-page.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Company } from '../../../config/company.js';
import type { Env } from '../../../config/env.js';
import type { MailAttachment } from '../../mail/mail.content.js';
import type { Order } from '../order.entity.js';

/** The papers that belong to an order. */
@Injectable()
export class OrderDocuments {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
  ) {}

  /** The proforma invoice, which carries the order's number. */
  async proforma(order: Order): Promise<MailAttachment> {
    const url = `${this.env.PUBLIC_URL}/myorder/${order.id}`;
    const content = await new PdfPage(this.company, `Proforma invoice ${order.number}`, order.createdAt)
      .title('Proforma invoice', `No. ${order.number}`)
      .columns(
        {
          heading: 'Prepared for',
          lines: [order.names, order.address, order.location, order.phoneNumber, order.email],
        },
        { heading: 'Dates', lines: [`Issued: ${catDay(order.createdAt)}`, `Travel: ${catDay(order.needDate)}`] },
      )
      .amounts(
        [{ description: order.itemTitle, detail: itemDetail(order), amount: usd(order.amount) }],
        'Total to pay',
        `${usd(order.amount)} ${order.currency}`,
      )
      .paragraph(
        'A proforma invoice asks for payment; it is not a receipt. Please pay by card on the page below, or at our office, and quote the number above.',
      )
      .link(url, url)
      .paragraph(`Thank you for travelling with ${this.company.name}.`)
      .finish();
    return { filename: `proforma-${order.number}.pdf`, contentType: 'application/pdf', content };
  }
}

function itemDetail(order: Order): string {
  if (order.itemType === 'event') return 'Registration for one person';
  return order.people === 1 ? 'Price for one person' : `Price for a group of ${order.people} people`;
}
