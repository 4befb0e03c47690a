import { mailKind } from '../mail/mail.kinds.js';

/** Confirms a registration; the text is in `participants.mails.ts`. */
export const PARTICIPANT_REGISTERED = mailKind<{ readonly participantId: string }>('participant-registered');
