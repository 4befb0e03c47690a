import { mailTemplate } from '../mail/mail.templates.js';

/** Welcomes a new subscriber; the text is in `maillist.mails.ts`. */
export const SUBSCRIBED = mailTemplate<{ readonly subscriberId: string }>('subscribed');
