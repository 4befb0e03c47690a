import type { LanguageCode } from '@imisozi/core/languages';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { ContactMessage } from './contact-message.entity.js';

/** A visitor has written to the company. */
export interface ContactReceived {
  readonly message: ContactMessage;
  /** The visitor's language. */
  readonly language: LanguageCode;
  /** The order that the message is about. */
  readonly order?: { readonly id: string; readonly number: string } | undefined;
  /** The proposal that the message is about. */
  readonly quote?: { readonly id: string; readonly number: string } | undefined;
}

export const CONTACT_RECEIVED = defineEvent<ContactReceived>('contact.received');
