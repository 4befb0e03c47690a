import { defineEvent } from '../../platform/domain-events/domain-event.js';

/** A mail was given up: permanently refused, or after its last attempt. */
export interface MailDead {
  readonly mailId: string;
  /** Its subject, or the name of its kind where it could not even be written. */
  readonly subject: string;
}

export const MAIL_DEAD = defineEvent<MailDead>('mail.dead');
