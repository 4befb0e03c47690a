import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { InjectCompany } from '../../../config/config.module.js';
import { pdfOf } from '../../../common/pdf/pdf-studio.js';
import type { MailAttachment } from '../../mail/mail.kinds.js';
import { serviceFacts } from './service.words.js';
import type { ServiceOfTrip } from './trip-service.records.js';

/** The paper with which a guest is taken in: who, when and what, paid by us (rules/suppliers 4). It names no price. */
@Injectable()
export class ServiceVoucher {
  constructor(@InjectCompany() private readonly company: Company) {}

  async draw(of: ServiceOfTrip & { readonly number: string; readonly at: Date }): Promise<MailAttachment> {
    const { service, order, supplier, number, at } = of;
    const { name, phone, email } = this.company;
    const title = `Voucher ${number}`;
    const content = await pdfOf({
      company: this.company,
      title,
      language: DEFAULT_LANGUAGE,
      at,
      blocks: [
        { draw: 'title', title: 'Voucher', number: `Number ${number}` },
        {
          draw: 'columns',
          left: { heading: 'For', lines: [supplier.name, supplier.contact, supplier.address].filter(Boolean) },
          right: {
            heading: 'Service',
            lines: serviceFacts({ service, order }).map(([label, value]) => `${label}: ${value}`),
          },
        },
        { draw: 'heading', text: service.what },
        ...(service.note ? [{ draw: 'paragraph', text: service.note } as const] : []),
        {
          draw: 'paragraph',
          text: `Paid by ${name}: please charge the guests for extras only, and send us your invoice with the number of this voucher.`,
        },
        { draw: 'paragraph', text: `Questions? Call ${phone} or write to ${email}.` },
      ],
    });
    return { filename: `voucher-${number}.pdf`, contentType: 'application/pdf', content };
  }
}
