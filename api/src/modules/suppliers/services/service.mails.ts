import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { addDays, parseCatTime } from '@imisozi/core/kigali-time';
import { clientName } from '../../../common/client-name.js';
import { InjectCompany } from '../../../config/config.module.js';
import { catDay, inLine, texts, writtenLanguage } from '../../../texts/reader.js';
import type { CrewMember } from '../../assignments/trip.crews.js';
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

/** To those who meet the guests, with the voucher, in their language. */
const FOR_GUIDE = mailKind<AboutService>('guide-voucher');

const KINDS = { requested: REQUESTED, cancelled: CANCELLED, voucher: VOUCHER } as const;
export type ServiceMail = keyof typeof KINDS;

/** The mails to suppliers, in English, and to guides (rules/suppliers 3, 4). */
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
    this.kinds.register(
      FOR_GUIDE,
      async (about) => this.forGuide(await read(about)),
      () => this.forGuide(SAMPLE),
    );
  }

  /** Queues a mail in the transaction of the step that it is about. */
  queue(tx: EntityManager, kind: ServiceMail, { service, order, supplier }: ServiceOfTrip): Promise<void> {
    const request = { to: supplier.email, replyTo: this.company.email, orderId: order.id, reference: order.number };
    return this.mail.queue(tx, KINDS[kind], { serviceId: service.id }, request);
  }

  /** The same for who meets the guests; each once, and nobody without an address. */
  async queueForGuides(
    tx: EntityManager,
    { service, order }: ServiceOfTrip,
    guides: readonly CrewMember[],
  ): Promise<void> {
    const byEmail = new Map(guides.filter(({ email }) => email).map(({ email, language }) => [email, language]));
    for (const [to, language] of byEmail) {
      const request = { to, language, replyTo: this.company.email, orderId: order.id, reference: order.number };
      await this.mail.queue(tx, FOR_GUIDE, { serviceId: service.id }, request);
    }
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
    return {
      ...this.written(
        of,
        `Voucher ${number}: ${of.service.what}`,
        `Voucher ${number}`,
        'The voucher for our guests is attached. Please send us your invoice with its number.',
      ),
      attachments: [await this.voucher.draw(of)],
    };
  }

  /** Neither what it costs nor what was written to the supplier (rules/operations 9). */
  private async forGuide(of: ServiceOfTrip): Promise<MailContent> {
    const { service, order, supplier } = of;
    const { facts, guideMail: words } = texts();
    const number = service.voucherNumber ?? 'VCH';
    const days = [service.fromDay, addDays(service.fromDay, service.days - 1)].map((day) => catDay(parseCatTime(day)!));
    return {
      language: writtenLanguage(),
      subject: words.voucherSubject({ number, supplier: supplier.name }),
      preview: words.voucherText,
      heading: words.voucherHeading({ number }),
      blocks: [
        { kind: 'paragraph', text: words.voucherText },
        {
          kind: 'facts',
          rows: [
            [words.supplier, inLine([supplier.name, supplier.address])],
            [words.service, service.what],
            [words.units, String(service.units)],
            [words.when, [...new Set(days)].join(' – ')],
            [facts.order, order.number],
            [words.guests, inLine([clientName(order.names), String(order.people)])],
            [words.contact, inLine([supplier.contact, supplier.phoneNumber])],
          ],
        },
        { kind: 'note', text: inLine([this.company.name, this.company.phone]) },
      ],
      attachments: [await this.voucher.drawForTravel(of)],
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
  supplier: Object.assign(new Supplier(), {
    name: 'Example Lodge',
    contact: '',
    phoneNumber: '+250 788 200 200',
    address: 'Musanze',
  }),
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
