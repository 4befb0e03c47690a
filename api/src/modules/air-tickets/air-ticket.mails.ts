import { Injectable, type OnModuleInit } from '@nestjs/common';
import { catDay, catMoment } from '@imisozi/core/kigali-time';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { MailBlock, MailContent } from '../mail/mail.content.js';
import { MailKinds } from '../mail/mail.kinds.js';
import { AIR_TICKET_INQUIRY, AIR_TICKET_RECEIVED, AIR_TICKET_TEXT } from './air-ticket.mail-kinds.js';
import { AirTicketInquiry, type CabinClass } from './air-ticket-inquiry.entity.js';
import { AirTicketsService } from './air-tickets.service.js';

const CABINS: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  business: 'Business',
  firstClass: 'First class',
};

/** An inquiry of nobody's, for the preview. */
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
  specialRequests: 'Two seats beside each other, please.',
  createdAt: new Date('2026-05-04T07:30:00Z'),
} satisfies Partial<AirTicketInquiry>);

/** What mails say about air tickets. */
@Injectable()
export class AirTicketMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly templates: MailKinds,
    private readonly airTickets: AirTicketsService,
  ) {}

  onModuleInit(): void {
    this.templates.register(
      AIR_TICKET_INQUIRY,
      async ({ inquiryId }) => this.inquiry(await this.airTickets.get(inquiryId)),
      () => this.inquiry(SAMPLE),
    );
    this.templates.register(
      AIR_TICKET_TEXT,
      async ({ subject, text }) => this.text(subject, text),
      () =>
        this.text('Air Ticket Inquiry', 'Full Name: Demo Visitor\nDeparture City: Kigali\nDestination City: Nairobi'),
    );
    this.templates.register(
      AIR_TICKET_RECEIVED,
      async ({ inquiryId }) => this.received(inquiryId ? await this.airTickets.get(inquiryId) : null),
      () => this.received(SAMPLE),
    );
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
            ['Return Date', written(inquiry.returnDate)],
            ['Number of Passengers', String(inquiry.numberOfPassengers)],
            ['Cabin Class', CABINS[inquiry.cabinClass]],
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
      preview: 'Sent with the air-ticket form.',
      heading: 'Air Ticket Inquiry',
      blocks: [{ kind: 'paragraph', text: text || 'The form was empty.' }, this.contactFooter()],
    };
  }

  private received(inquiry: AirTicketInquiry | null): MailContent {
    return {
      subject: 'We have received your air ticket inquiry',
      preview: 'We are looking for the best fares and will write to you soon.',
      heading: 'Murakoze! We have received your inquiry.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Thank you for contacting ${this.company.name}. We are looking for the best fares for your journey and will write to you soon.`,
        },
        ...(inquiry ? [journeyFacts(inquiry)] : []),
        this.contactFooter(),
        { kind: 'note', text: 'If you did not ask us for an air ticket, you can ignore this email.' },
      ],
    };
  }

  private contactFooter(): MailBlock {
    return { kind: 'paragraph', text: `Contact us: ${this.company.phone}, ${this.company.email}` };
  }
}

/** What can be said of a journey in our own words. */
const journeyFacts = (inquiry: AirTicketInquiry): MailBlock => ({
  kind: 'facts',
  rows: [
    ['Departure Date', written(inquiry.departureDate)],
    ['Return Date', written(inquiry.returnDate)],
    ['Number of Passengers', String(inquiry.numberOfPassengers)],
    ['Cabin Class', CABINS[inquiry.cabinClass]],
  ],
});

/** A calendar day in words; noon in Kigali is the same day in every zone a formatter may use. */
const written = (day: string): string => catDay(new Date(`${day}T12:00:00+02:00`));
