import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { InjectCompany } from '../../../config/config.module.js';
import { pdfOf } from '../../../common/pdf/pdf-studio.js';
import type { MailAttachment } from '../../mail/mail.kinds.js';
import { inLanguage } from '../../../texts/reader.js';
import { serviceFacts } from './service.words.js';
import { TripService } from './trip-service.entity.js';
import type { ServiceOfTrip } from './trip-service.records.js';

/** The paper with which a guest is taken in: who, when and what, paid by us (rules/suppliers 4). It names no price. */
@Injectable()
export class ServiceVoucher {
  constructor(@InjectCompany() private readonly company: Company) {}

  /** As the supplier has it. Who shows it may read another language: the supplier reads English. */
  draw(of: ServiceOfTrip): Promise<MailAttachment> {
    return inLanguage(DEFAULT_LANGUAGE, () => this.write(of));
  }

  /** For who shows it on the road: without what was written to the supplier. */
  drawForTravel({ service, ...of }: ServiceOfTrip): Promise<MailAttachment> {
    return this.draw({ ...of, service: Object.assign(new TripService(), service, { note: '' }) });
  }

  private async write({ service, order, supplier }: ServiceOfTrip): Promise<MailAttachment> {
    const number = service.voucherNumber ?? 'VCH';
    const at = service.voucherAt ?? new Date();
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
