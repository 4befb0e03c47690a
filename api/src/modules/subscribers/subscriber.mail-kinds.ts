import { mailKind } from '../mail/mail.kinds.js';

/** Welcomes a new subscriber; the text is in `maillist.mails.ts`. */
export const SUBSCRIBED = mailKind<{ readonly subscriberId: string }>('subscribed');
