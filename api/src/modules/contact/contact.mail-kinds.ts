import { mailKind } from '../mail/mail.kinds.js';

/** What a visitor wrote, on its way to the company; the text is in `contact.mails.ts`. */
export const CONTACT_MESSAGE = mailKind<{ readonly contactMessageId: string }>('contact-message');

/** To the sender. It repeats nothing the form carried: anybody can write any address into the form. */
export const CONTACT_RECEIVED = mailKind<Record<string, never>>('contact-received');
