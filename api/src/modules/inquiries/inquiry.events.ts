import { defineEvent } from '../../platform/domain-events/domain-event.js';

/** Staff have marked an inquiry as handled, or as open again. */
export interface InquiryHandled {
  /** The conversation that it is part of; null for one of earlier times that is in none yet. */
  readonly threadId: string | null;
  readonly isHandled: boolean;
}

export const INQUIRY_HANDLED = defineEvent<InquiryHandled>('inquiry.handled');
