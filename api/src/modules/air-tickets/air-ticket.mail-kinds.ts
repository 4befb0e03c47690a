import { mailKind } from '../mail/mail.kinds.js';

/** What the mails about air tickets are made of; the texts are in `air-ticket.mails.ts`. */
export const AIR_TICKET_INQUIRY = mailKind<{ readonly inquiryId: string }>('air-ticket-inquiry');

/** The text of a deployed client's HTML, kept nowhere else. */
export const AIR_TICKET_TEXT = mailKind<{ readonly subject: string; readonly text: string }>('air-ticket-text');

/**
 * To the visitor. It repeats the days and numbers of an inquiry, and no text: anybody can write any address into the
 * form. Without an id it answers a deployed client's HTML.
 */
export const AIR_TICKET_RECEIVED = mailKind<{ readonly inquiryId?: string }>('air-ticket-received');
