import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { paragraphsOf } from '@imisozi/core/editable-texts/fields';
import { withPlaceholders } from '@imisozi/core/placeholders';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { texts, writtenLanguage } from '../../../texts/reader.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import type { Order } from '../../orders/order.entity.js';
import { mailedPageOf } from '../../orders/keys/order.key.js';
import { aboutOrder, dayRow, itemRow, questions } from '../../orders/order.mail-blocks.js';
import { sampleOrder } from '../../orders/order.preview-data.js';
import { OrdersService } from '../../orders/orders.service.js';
import type { OrderLetterDto } from './order-letter.dto.js';

/** A letter with the name of whoever has written it. */
export type SignedLetter = Pick<OrderLetterDto, 'subject' | 'text'> & { readonly staff: string };

export const ORDER_LETTER = mailKind<SignedLetter & { readonly orderId: string }>('order-letter');

/** How much of the text mail programs show beside the subject. */
const PREVIEW_LENGTH = 140;

/** What the office writes to the client of an order in its own words (rules/desk 16). */
@Injectable()
export class OrderLetterMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly orders: OrdersService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      ORDER_LETTER,
      async ({ orderId, ...letter }) => this.write(await this.orders.get(orderId), letter),
      () => this.write(sampleOrder(), SAMPLE),
    );
  }

  /** What stands in the letter about this order, in the reader's language. */
  words(order: Order, { subject, text, staff }: SignedLetter): Pick<OrderLetterDto, 'subject' | 'text'> {
    const { name: company, phone, email } = this.company;
    const values = { company, phone, email, staff, ...aboutOrder(order) };
    const line = withPlaceholders(subject, values).replace(/\s+/g, ' ').trim();
    // Paragraphs are split before values are filled in, because values may contain empty lines.
    const paragraphs = paragraphsOf(text).map((one) => withPlaceholders(one, values).trim());
    return { subject: line, text: paragraphs.join('\n\n') };
  }

  /** The letter about this order, with its placeholders filled in. */
  write(order: Order, letter: SignedLetter): MailContent {
    const { subject: line, text } = this.words(order, letter);
    const paragraphs = text.split('\n\n');
    return {
      subject: line,
      preview: (paragraphs.find((one) => one.length > 0) ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, PREVIEW_LENGTH)
        .toWellFormed(),
      heading: line,
      language: writtenLanguage(),
      blocks: [
        ...paragraphs.map((one) => ({ kind: 'paragraph', text: one }) as const),
        { kind: 'facts', rows: [[texts().facts.order, order.number], itemRow(order), ...dayRow(order)] },
        { kind: 'button', label: texts().buttons.view, url: mailedPageOf(this.env.PUBLIC_URL, order) },
        questions(this.company),
      ],
    };
  }
}

const SAMPLE: SignedLetter = {
  staff: 'Aline Uwase',
  subject: 'Your trip on {day}',
  text: 'Dear {name},\n\nThe road to the park is closed on the morning of {day}, so your guide meets you half an hour earlier.',
};
