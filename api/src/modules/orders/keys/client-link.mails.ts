import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { texts } from '../../../texts/reader.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { asNotes, MailTexts } from '../../mail/texts/mail-texts.js';
import type { Order } from '../order.entity.js';
import { aboutOrder, orderFacts, questions } from '../order.mail-blocks.js';
import { MailPictures } from '../../share-pictures/mail-pictures.service.js';
import { sampleOrder } from '../order.preview-data.js';
import { OrdersService } from '../orders.service.js';
import { mailedPageOf } from './order.key.js';

export const ORDER_LINK = mailKind<{ readonly orderId: string }>('order-link');

/** Sends the client the link to an order's page: if the office does so, or all were renewed (rules/orders 2). */
@Injectable()
export class ClientLinkMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly orders: OrdersService,
    private readonly pictures: MailPictures,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      ORDER_LINK,
      async ({ orderId }) => this.link(await this.orders.get(orderId)),
      () => this.link(sampleOrder()),
      'mail-order-link',
    );
  }

  private async link(order: Order): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-order-link', aboutOrder(order));
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      blocks: [
        ...parts.text,
        orderFacts(order),
        { kind: 'button', label: texts().buttons.view, url: mailedPageOf(this.env.PUBLIC_URL, order) },
        ...asNotes(parts.note),
        questions(this.company),
      ],
    };
  }
}
