import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catDay, catMoment, texts } from '../../texts/reader.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { asNotes, MailTexts } from '../mail/texts/mail-texts.js';
import {
  AIR_TICKET_REQUESTED,
  AIR_TICKET_REQUESTED_BY_TEXT,
  type AirTicketRequested,
  type AirTicketRequestedByText,
} from './air-ticket.events.js';
import { AirTicketInquiry } from './air-ticket-inquiry.entity.js';
import { AirTicketsService } from './air-tickets.service.js';

const INQUIRY = mailKind<{ readonly inquiryId: string }>('air-ticket-inquiry');

/** The text of a deployed client's HTML, which is stored nowhere else. */
const TEXT = mailKind<{ readonly subject: string; readonly text: string }>('air-ticket-text');

/**
 * To the visitor. It repeats the days and numbers of an inquiry, but no text: anybody can enter any mail address in the
 * form. Without an id it answers a deployed client's HTML.
 */
const ACKNOWLEDGED = mailKind<{ readonly inquiryId?: string }>('air-ticket-received');

/** A sample inquiry for the preview. */
const SAMPLE = Object.assign(new AirTicketInquiry(), {
  fullName: 'Demo Visitor',
  email: 'visitor@example.org',
  phone: '+250 788 123 456',
  departureCity: 'Kigali',
  destinationCity: 'Nairobi',
  departureDate: '2026-07-11',
  returnDate: '2026-07-18',
  numberOfPassengers: 2,
  cabinClass: 'economy',
  specialRequests: 'Two seats next to each other, please.',
  createdAt: new Date('2026-05-04T07:30:00Z'),
} satisfies Partial<AirTicketInquiry>);

/** The mails about air tickets: when they are queued, and their content. */
@Injectable()
export class AirTicketMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly airTickets: AirTicketsService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      INQUIRY,
      async ({ inquiryId }) => this.inquiry(await this.airTickets.get(inquiryId)),
      () => this.inquiry(SAMPLE),
    );
    this.kinds.register(
      TEXT,
      async ({ subject, text }) => this.text(subject, text),
      () =>
        this.text('Air Ticket Inquiry', 'Full Name: Demo Visitor\nDeparture City: Kigali\nDestination City: Nairobi'),
    );
    this.kinds.register(
      ACKNOWLEDGED,
      async ({ inquiryId }) => this.received(inquiryId ? await this.airTickets.get(inquiryId) : null),
      () => this.received(SAMPLE),
      'mail-air-ticket',
    );
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED, 'mails')
  async airTicketRequested(tx: EntityManager, { inquiry: { id, email }, language }: AirTicketRequested): Promise<void> {
    await this.mail.queue(tx, INQUIRY, { inquiryId: id }, this.toCompany(email));
    await this.mail.queue(tx, ACKNOWLEDGED, { inquiryId: id }, { to: email, language });
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED_BY_TEXT, 'mails')
  async airTicketRequestedByText(tx: EntityManager, request: AirTicketRequestedByText): Promise<void> {
    const { visitor, subject, text } = request;
    await this.mail.queue(tx, TEXT, { subject, text }, this.toCompany(visitor));
    await this.mail.queue(tx, ACKNOWLEDGED, {}, { to: visitor });
  }

  private toCompany(visitor: string) {
    return { to: this.company.email, replyTo: visitor };
  }

  private inquiry(inquiry: AirTicketInquiry): MailContent {
    return {
      subject: `Air Ticket Inquiry: ${inquiry.departureCity} to ${inquiry.destinationCity}`,
      preview: `${inquiry.fullName}, ${inquiry.phone}`,
      heading: 'Air Ticket Inquiry',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Full Name', inquiry.fullName],
            ['Email', inquiry.email],
            ['Phone Number', inquiry.phone],
            ['Departure City', inquiry.departureCity],
            ['Destination City', inquiry.destinationCity],
            ['Departure Date', written(inquiry.departureDate)],
            ['Return Date', inquiry.returnDate ? written(inquiry.returnDate) : 'None: one way'],
            ['Number of Passengers', String(inquiry.numberOfPassengers)],
            ['Cabin Class', texts().cabins[inquiry.cabinClass]],
            ['Special Requests', inquiry.specialRequests || 'None'],
            ['Sent', catMoment(inquiry.createdAt)],
          ],
        },
        this.contactFooter(),
      ],
    };
  }

  private text(subject: string, text: string): MailContent {
    return {
      subject,
      preview: 'Sent through the air-ticket form.',
      heading: 'Air Ticket Inquiry',
      blocks: [{ kind: 'paragraph', text: text || 'The form was empty.' }, this.contactFooter()],
    };
  }

  private async received(inquiry: AirTicketInquiry | null): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-air-ticket', {});
    return {
      ...head,
      blocks: [...parts.text, ...(inquiry ? [journeyFacts(inquiry)] : []), ...parts.contact, ...asNotes(parts.note)],
    };
  }

  private contactFooter(): MailBlock {
    return { kind: 'paragraph', text: `Contact us: ${this.company.phone}, ${this.company.email}` };
  }
}

/** The journey, in our own words. */
function journeyFacts(inquiry: AirTicketInquiry): MailBlock {
  const { facts, cabins, oneWay } = texts();
  return {
    kind: 'facts',
    rows: [
      [facts.departureDate, written(inquiry.departureDate)],
      [facts.returnDate, inquiry.returnDate ? written(inquiry.returnDate) : oneWay],
      [facts.passengers, String(inquiry.numberOfPassengers)],
      [facts.cabin, cabins[inquiry.cabinClass]],
    ],
  };
}

/** A calendar day as text; noon in Kigali is the same day in every zone a formatter may use. */
const written = (day: string): string => catDay(new Date(`${day}T12:00:00+02:00`));
