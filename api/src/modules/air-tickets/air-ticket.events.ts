import type { LanguageCode } from '@imisozi/core/languages';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { AirTicketInquiry } from './air-ticket-inquiry.entity.js';

/** A visitor asks for an air ticket. */
export interface AirTicketRequested {
  readonly inquiry: AirTicketInquiry;
  /** The visitor's language. */
  readonly language: LanguageCode;
}

export const AIR_TICKET_REQUESTED = defineEvent<AirTicketRequested>('airTicket.requested');

/** A deployed client sent an inquiry as a piece of HTML; its text is stored only in the mail to the company. */
export interface AirTicketRequestedByText {
  readonly visitor: string;
  readonly subject: string;
  readonly text: string;
}

export const AIR_TICKET_REQUESTED_BY_TEXT = defineEvent<AirTicketRequestedByText>('airTicket.requestedByText');
