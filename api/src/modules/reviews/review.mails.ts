import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { clientName } from '../../common/client-name.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import type { Order } from '../orders/order.entity.js';
import { questions } from '../orders/order.mail-blocks.js';
import { sampleOrder } from '../orders/order.preview-data.js';
import { OrdersService } from '../orders/orders.service.js';

export const REVIEW_INVITATION = mailKind<{ readonly orderId: string }>('review-invitation', { isBulk: true });

/** Asks who has travelled how it was. */
@Injectable()
export class ReviewMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly orders: OrdersService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      REVIEW_INVITATION,
      async ({ orderId }) => this.invitation(await this.orders.get(orderId)),
      () => this.invitation(sampleOrder({ status: 'PAID' })),
    );
  }

  private invitation({ id, names, itemTitle }: Order): MailContent {
    return {
      subject: `How was your trip? ${itemTitle}`,
      preview: 'Two minutes of your time help other travellers to choose.',
      heading: 'Welcome home! How was your trip?',
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(names)},\nThank you for travelling with ${this.company.name}. We hope that you are back safely, with good memories.`,
        },
        {
          kind: 'paragraph',
          text: `Would you tell us, and other travellers, how ${itemTitle} was? It takes about two minutes. We publish what you write under the name you choose, and never change it.`,
        },
        { kind: 'button', label: 'Write a review', url: `${this.env.PUBLIC_URL}/myorder/${id}#review` },
        { kind: 'note', text: 'We ask only once. If something was not as it should be, just reply to this email.' },
        questions(this.company),
      ],
    };
  }
}
