import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { InjectCompany } from '../../../config/config.module.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { sampleOrder } from '../../orders/order.preview-data.js';
import { Supplier } from '../supplier.entity.js';
import { serviceFacts } from './service.words.js';
import { ServiceVoucher } from './service.voucher.js';
import { TripService } from './trip-service.entity.js';
import { readService, type ServiceOfTrip } from './trip-service.records.js';

interface AboutService {
  readonly serviceId: string;
}

/** To a supplier, who is asked for a service. */
const REQUESTED = mailKind<AboutService>('service-requested');
/** To a supplier, whose service is not needed any more. */
const CANCELLED = mailKind<AboutService>('service-cancelled');
/** To a supplier, with the voucher. */
const VOUCHER = mailKind<AboutService>('service-voucher');

const KINDS = { requested: REQUESTED, cancelled: CANCELLED, voucher: VOUCHER } as const;
export type ServiceMail = keyof typeof KINDS;

/** The mails to suppliers (rules/suppliers 3, 4), in English. */
@Injectable()
export class ServiceMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly voucher: ServiceVoucher,
  ) {}

  onModuleInit(): void {
    const read = ({ serviceId }: AboutService) => readService(this.dataSource.manager, serviceId);
    this.kinds.register(
      REQUESTED,
      async (about) => this.requested(await read(about)),
      () => this.requested(SAMPLE),
    );
    this.kinds.register(
      CANCELLED,
      async (about) => this.cancelled(await read(about)),
      () => this.cancelled(SAMPLE),
    );
    this.kinds.register(
      VOUCHER,
      async (about) => this.withVoucher(await read(about)),
      () => this.withVoucher(SAMPLE),
    );
  }

  /** Queues a mail in the transaction of the step that it is about. */
  queue(tx: EntityManager, kind: ServiceMail, { service, order, supplier }: ServiceOfTrip): Promise<void> {
    const request = { to: supplier.email, replyTo: this.company.email, orderId: order.id, reference: order.number };
    return this.mail.queue(tx, KINDS[kind], { serviceId: service.id }, request);
  }

  private requested(of: ServiceOfTrip): MailContent {
    return this.written(
      of,
      `Request: ${of.service.what} (${of.order.number})`,
      'Can you do this for our guests?',
      'Please reply to this email with your confirmation and your reference, or tell us if it is not possible.',
    );
  }

  private cancelled(of: ServiceOfTrip): MailContent {
    return this.written(
      of,
      `Cancelled: ${of.service.what} (${of.order.number})`,
      'We have to cancel this service',
      'Our guests will not come. Please confirm the cancellation by replying to this email.',
    );
  }

  private async withVoucher(of: ServiceOfTrip): Promise<MailContent> {
    const number = of.service.voucherNumber ?? 'VCH';
    const at = of.service.voucherAt ?? new Date();
    return {
      ...this.written(
        of,
        `Voucher ${number}: ${of.service.what}`,
        `Voucher ${number}`,
        'The voucher for our guests is attached. Please send us your invoice with its number.',
      ),
      attachments: [await this.voucher.draw({ ...of, number, at })],
    };
  }

  private written(of: ServiceOfTrip, subject: string, heading: string, text: string): MailContent {
    const { service, supplier } = of;
    return {
      subject,
      preview: text,
      heading,
      blocks: [
        { kind: 'paragraph', text: `Dear ${supplier.contact || supplier.name},` },
        { kind: 'paragraph', text },
        { kind: 'facts', rows: [['Service', service.what], ...serviceFacts(of)] },
        ...(service.note ? [{ kind: 'paragraph', text: service.note } as const] : []),
        { kind: 'note', text: `${this.company.name}, ${this.company.phone}` },
      ],
    };
  }
}

/** A sample for the preview. */
const SAMPLE: ServiceOfTrip = {
  order: sampleOrder(),
  supplier: Object.assign(new Supplier(), { name: 'Example Lodge', contact: '', address: 'Musanze' }),
  service: Object.assign(new TripService(), {
    what: 'Two double rooms, full board',
    fromDay: '2026-07-04',
    days: 2,
    units: 2,
    note: '',
    reference: 'LK-2207',
    voucherNumber: 'VCH-2026-000001',
    voucherAt: new Date('2026-05-04T07:30:00Z'),
  } satisfies Partial<TripService>),
};
