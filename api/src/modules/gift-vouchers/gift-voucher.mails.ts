import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { clientName } from '../../common/client-name.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { catDay, languageOfReader, texts, usd, writtenLanguage } from '../../texts/reader.js';
import { MailKinds, mailKind, type MailAttachment, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { GIFT_VOUCHER_ISSUED, type GiftVoucherIssued } from './gift-voucher.events.js';
import { GiftVoucher } from './gift-voucher.entity.js';
import { GiftVoucherPaper } from './gift-voucher.paper.js';
import { GiftVouchersService } from './gift-vouchers.service.js';

interface AboutGift {
  readonly voucherId: string;
}

/** To the buyer, with the voucher. */
export const GIFT_BOUGHT = mailKind<AboutGift>('gift-voucher-bought', { isPersonal: true });
/** To whom it is given, with the voucher. */
export const GIFT_RECEIVED = mailKind<AboutGift>('gift-voucher-received', { isPersonal: true });

/** The mails of vouchers (rules/gift-vouchers 1). Their paper has the code, so that not even staff read them. */
@Injectable()
export class GiftVoucherMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly vouchers: GiftVouchersService,
    private readonly paper: GiftVoucherPaper,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      GIFT_BOUGHT,
      async ({ voucherId }) => this.written(await this.read(voucherId), 'bought'),
      () => this.written(sampleVoucher(), 'bought', SAMPLE_CODE),
    );
    this.kinds.register(
      GIFT_RECEIVED,
      async ({ voucherId }) => this.written(await this.read(voucherId), 'received'),
      () => this.written(sampleVoucher(), 'received', SAMPLE_CODE),
    );
  }

  @OnDomainEvent(GIFT_VOUCHER_ISSUED, 'mails')
  async issued(tx: EntityManager, { voucher, sendMails }: GiftVoucherIssued): Promise<void> {
    if (!sendMails) return;
    const { id: voucherId, buyerEmail, recipientEmail, number, language } = voucher;
    const request = { reference: number!, language };
    await this.mail.queue(tx, GIFT_BOUGHT, { voucherId }, { ...request, to: buyerEmail });
    if (recipientEmail) await this.mail.queue(tx, GIFT_RECEIVED, { voucherId }, { ...request, to: recipientEmail });
  }

  /** One that ended before its mail was written is not sent any more. */
  private async read(id: string): Promise<GiftVoucher> {
    const voucher = await this.vouchers.get(id);
    if (voucher.state !== 'active') throw new UnrecoverableError('The gift voucher has ended.');
    return voucher;
  }

  private async written(voucher: GiftVoucher, to: 'bought' | 'received', code?: string): Promise<MailContent> {
    const { gift, test } = texts();
    const { fromNames, toNames, message, amount, number, expiresOn } = voucher;
    const words = gift[to];
    const names = { from: clientName(fromNames), to: clientName(toNames) };
    const paper: MailAttachment = code ? await this.paper.drawn(voucher, code) : await this.paper.draw(voucher);
    return {
      language: writtenLanguage(),
      subject: words.subject(names),
      preview: words.text(names),
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: words.text(names) },
        ...(to === 'received' && message ? [{ kind: 'paragraph', text: message } as const] : []),
        {
          kind: 'facts',
          rows: [
            [gift.title, number ?? ''],
            [gift.amount, usd(amount)],
            ...(expiresOn ? [[gift.until, catDay(parseCatTime(expiresOn)!)] as const] : []),
          ],
        },
        { kind: 'paragraph', text: gift.how },
        { kind: 'button', label: gift.discover, url: `${this.env.PUBLIC_URL}/tours` },
        { kind: 'note', text: `${this.company.name}, ${this.company.phone}, ${this.company.email}` },
        ...(voucher.isTest ? [{ kind: 'note', text: test } as const] : []),
      ],
      attachments: [paper],
    };
  }
}

const SAMPLE_CODE = '0000-0000-0000-0000';

/** A sample for previews, for readers of the language of the preview. */
const sampleVoucher = (): GiftVoucher =>
  Object.assign(new GiftVoucher(), {
    id: '00000000-0000-4000-8000-000000000077',
    createdAt: new Date('2026-05-04T07:30:00Z'),
    issuedAt: new Date('2026-05-04T07:30:00Z'),
    number: 'GFT-2026-000001',
    amount: 250,
    balance: 250,
    state: 'active',
    fromNames: 'Demo Giver',
    toNames: 'Demo Visitor',
    message: 'Happy birthday!',
    language: languageOfReader(),
    isTest: false,
    expiresOn: '2029-05-03',
  } satisfies Partial<GiftVoucher>);
