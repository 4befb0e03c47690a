import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { pdfOf } from '../../common/pdf/pdf-studio.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { refusal } from '../../platform/errors/refused.js';
import { catDay, inLanguage, texts, usd, writtenLanguage } from '../../texts/reader.js';
import type { MailAttachment } from '../mail/mail.kinds.js';
import { GiftVoucherCodes } from './gift-voucher.codes.js';
import type { GiftVoucher } from './gift-voucher.entity.js';

/** The paper of a voucher: the only place that shows its code (rules/gift-vouchers 1). */
@Injectable()
export class GiftVoucherPaper {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly codes: GiftVoucherCodes,
  ) {}

  /** In the language of the voucher. @throws Refused for one that is not paid */
  draw(voucher: GiftVoucher): Promise<MailAttachment> {
    const code = this.codes.read(voucher);
    if (!code || !voucher.number) throw refusal('gift-voucher-not-active');
    return this.drawn(voucher, code);
  }

  /** The same with a code of one's own, for a preview. */
  drawn(voucher: GiftVoucher, code: string): Promise<MailAttachment> {
    return inLanguage(voucher.language, async () => {
      const { gift, papers, test } = texts();
      const number = voucher.number ?? '';
      const { amount, fromNames, toNames, message, expiresOn, issuedAt, createdAt } = voucher;
      const content = await pdfOf({
        company: this.company,
        title: `${gift.title} ${number}`,
        language: writtenLanguage(),
        at: issuedAt ?? createdAt,
        blocks: [
          { draw: 'title', title: gift.title, number: papers.number({ number }) },
          {
            draw: 'columns',
            left: { heading: gift.for, lines: [toNames] },
            right: { heading: gift.from, lines: [fromNames] },
          },
          ...(message ? [{ draw: 'paragraph', text: message } as const] : []),
          { draw: 'heading', text: gift.worth({ amount: usd(amount) }) },
          { draw: 'heading', text: gift.code({ code }) },
          ...(expiresOn
            ? [{ draw: 'paragraph', text: gift.validUntil({ day: catDay(parseCatTime(expiresOn)!) }) } as const]
            : []),
          { draw: 'paragraph', text: gift.how },
          { draw: 'link', text: this.env.PUBLIC_URL, url: this.env.PUBLIC_URL },
          ...(voucher.isTest ? [{ draw: 'paragraph', text: test } as const] : []),
          { draw: 'farewell', text: gift.farewell({ company: this.company.name }) },
        ],
      });
      return { filename: `gift-voucher-${number}.pdf`, contentType: 'application/pdf', content };
    });
  }
}
