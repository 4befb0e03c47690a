import { defineEvent } from '../../common/domain-events/domain-event.js';
import type { ContactMessage } from './contact-message.entity.js';

/** A visitor has written to the company. */
export interface ContactReceived {
  readonly message: ContactMessage;
}

export const CONTACT_RECEIVED = defineEvent<ContactReceived>('contact.received');
