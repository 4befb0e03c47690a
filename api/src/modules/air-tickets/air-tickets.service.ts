import type { LanguageCode } from '@imisozi/core/languages';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { cutToCharacters } from '../../platform/characters.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { refusal } from '../../platform/errors/refused.js';
import type { ListDefinition } from '../../platform/list/read-list.js';
import { textOfHtml } from '../../common/plain-text.js';
import { RecipientLimits, type Sender } from '../../platform/limits/recipient-limits.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { InquiryInbox, type InquiryKind } from '../inquiries/inquiry.inbox.js';
import { AIR_TICKET_REQUESTED, AIR_TICKET_REQUESTED_BY_TEXT } from './air-ticket.events.js';
import { AirTicketInquiry, CABIN_CLASSES } from './air-ticket-inquiry.entity.js';
import type { AirTicketDto } from './dto/air-ticket.dto.js';
import type { HtmlInquiryDto } from './dto/html-inquiry.dto.js';

const DEFAULT_SUBJECT = 'Air Ticket Inquiry';

/** Fits into the data of a mail. */
const MAX_TEXT_LENGTH = 8_000;

const LIST: ListDefinition = {
  resource: 'air-ticket-inquiries',
  equals: ['isHandled', 'email'],
  choices: { cabinClass: CABIN_CLASSES },
  ranges: ['createdAt', 'numberOfPassengers'],
  sortable: [
    'fullName',
    'email',
    'departureCity',
    'destinationCity',
    'departureDate',
    'returnDate',
    'numberOfPassengers',
    'cabinClass',
    'isHandled',
    'createdAt',
  ],
};

const INQUIRIES: InquiryKind<AirTicketInquiry> = {
  entity: AirTicketInquiry,
  resource: LIST.resource,
  key: 'id',
  list: LIST,
  labelOf: ({ fullName }) => fullName,
  unknown: () => refusal('inquiry-not-found'),
};

@Injectable()
export class AirTicketsService extends InquiryInbox<AirTicketInquiry> {
  constructor(
    @InjectRepository(AirTicketInquiry) inquiries: Repository<AirTicketInquiry>,
    private readonly transactions: Transactions,
    private readonly recipients: RecipientLimits,
    events: DomainEvents,
    records: AuditedRecords,
  ) {
    super(INQUIRIES, inquiries, records, events);
  }

  /**
   * Saves an inquiry; its mails are queued in the same transaction (rules/forms 3).
   * @throws Refused when the journey ends before it begins
   * @throws TooManyRequests when the visitor was mailed enough for now, unless staff ask
   */
  async inquire(form: AirTicketDto, sender: Sender, language: LanguageCode): Promise<AirTicketInquiry> {
    const returnDate = form.oneWay ? '' : form.returnDate!;
    if (returnDate && returnDate < form.departureDate) {
      throw refusal('return-before-departure');
    }
    const inquiry = this.inquiries.create({
      id: randomUUID(),
      createdAt: new Date(),
      fullName: form.fullName,
      email: form.email,
      phone: form.phone,
      departureCity: form.departureCity,
      destinationCity: form.destinationCity,
      departureDate: form.departureDate,
      returnDate,
      numberOfPassengers: form.numberOfPassengers ?? 1,
      cabinClass: form.cabinClass ?? CABIN_CLASSES[0],
      specialRequests: form.specialRequests ?? '',
      isHandled: false,
      threadId: null,
    });
    if (isFromRobot(form)) return inquiry;
    await this.recipients.consume(inquiry.email, sender);
    await this.transactions.run(async (tx) => {
      await tx.insert(AirTicketInquiry, inquiry);
      await this.events.publish(tx, AIR_TICKET_REQUESTED, { inquiry, language });
    });
    return inquiry;
  }

  /**
   * Accepts the inquiry of a deployed client, which is a piece of HTML for the visitor's own mail address. It is no
   * relay (rules/forms 4): only its text is forwarded, and only to the company.
   * @throws TooManyRequests when the visitor was mailed enough for now, unless staff ask
   */
  async inquireByHtml(form: HtmlInquiryDto, sender: Sender): Promise<void> {
    if (isFromRobot(form)) return;
    await this.recipients.consume(form.sendTo, sender);
    const text = cutToCharacters(textOfHtml(form.html), MAX_TEXT_LENGTH);
    const subject = textOfHtml(form.subject ?? '') || DEFAULT_SUBJECT;
    const request = { visitor: form.sendTo, subject, text };
    await this.transactions.run((tx) => this.events.publish(tx, AIR_TICKET_REQUESTED_BY_TEXT, request));
  }
}
