import { mailTemplate } from '../mail/mail.templates.js';

/** What the mails about air tickets are made of; the texts are in `air-ticket.mails.ts`. */
export const AIR_TICKET_INQUIRY = mailTemplate<{ readonly inquiryId: string }>('air-ticket-inquiry');

/** The text of a deployed client's HTML, kept nowhere else. */
export const AIR_TICKET_TEXT = mailTemplate<{ readonly subject: string; readonly text: string }>('air-ticket-text');

/** To the visitor. It repeats nothing the form carried: anybody can write any address into the form. */
export const AIR_TICKET_RECEIVED = mailTemplate<Record<string, never>>('air-ticket-received');
