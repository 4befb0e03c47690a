import { mailTemplate } from '../mail/mail.templates.js';

/** What a visitor wrote, on its way to the company; the text is in `contact.mails.ts`. */
export const CONTACT_MESSAGE = mailTemplate<{ readonly contactMessageId: string }>('contact-message');
