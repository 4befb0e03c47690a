import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { texts } from '../../texts/reader.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { asNotes, MailTexts } from '../mail/texts/mail-texts.js';
import type { Order } from '../orders/order.entity.js';
import { MailPictures } from '../share-pictures/mail-pictures.service.js';
import { mailedPageOf } from '../orders/keys/order.key.js';
import { aboutOrder, questions } from '../orders/order.mail-blocks.js';
import { sampleOrder } from '../orders/order.preview-data.js';
import { OrdersService } from '../orders/orders.service.js';

export const REVIEW_INVITATION = mailKind<{ readonly orderId: string }>('review-invitation', { isBulk: true });

/** The mail that invites a review. */
@Injectable()
export class ReviewMails implements OnModuleInit {
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
      REVIEW_INVITATION,
      async ({ orderId }) => this.invitation(await this.orders.get(orderId)),
      () => this.invitation(sampleOrder({ status: 'PAID' })),
      'mail-review-invitation',
    );
  }

  private async invitation(order: Order): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-review-invitation', aboutOrder(order));
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      blocks: [
        ...parts.text,
        {
          kind: 'button',
          label: texts().buttons.review,
          url: mailedPageOf(this.env.PUBLIC_URL, order, '#review'),
        },
        ...asNotes(parts.note),
        questions(this.company),
      ],
    };
  }
}
