import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Quote } from './quote.entity.js';

/** Something of a proposal that concerns its client or the office. */
export interface QuoteHappened {
  /** As it is now. */
  readonly quote: Quote;
}

/** The office has written it, or has named another client in it. */
export const QUOTE_WRITTEN = defineEvent<QuoteHappened>('quote.written');

/** The office has sent it to the client. */
export const QUOTE_SENT = defineEvent<QuoteHappened>('quote.sent');

/** The client has opened a revision for the first time. */
export const QUOTE_OPENED = defineEvent<QuoteHappened>('quote.opened');

/** The client asks for a change. */
export interface QuoteChangeAsked extends QuoteHappened {
  /** In the client's words. */
  readonly message: string;
}

export const QUOTE_CHANGE_ASKED = defineEvent<QuoteChangeAsked>('quote.changeAsked');

/** The client has accepted it, which made an order. */
export const QUOTE_ACCEPTED = defineEvent<QuoteHappened>('quote.accepted');

/** The client wanted to accept it, but its departure has no room for the party, or is no longer offered. */
export const QUOTE_MISSED = defineEvent<QuoteHappened>('quote.missed');

/** The client has declined it. */
export const QUOTE_DECLINED = defineEvent<QuoteHappened>('quote.declined');

/** Its last day is near, and the client has not answered. */
export const QUOTE_ENDS_SOON = defineEvent<QuoteHappened>('quote.endsSoon');
