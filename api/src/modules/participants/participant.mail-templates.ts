import { mailTemplate } from '../mail/mail.templates.js';

/** Confirms a registration; the text is in `participants.mails.ts`. */
export const PARTICIPANT_REGISTERED = mailTemplate<{ readonly participantId: string }>('participant-registered');
