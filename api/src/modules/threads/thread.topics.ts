import { createHash } from 'node:crypto';
import { foldText } from '@imisozi/core/fold-text';

/** The topic of everything that is written about a booking. */
export const orderTopic = (orderId: string): string => `order:${orderId}`;

/** The topic of everything that is written about a proposal. */
export const quoteTopic = (quoteId: string): string => `quote:${quoteId}`;

/** Words that mail programs put before the subject of a reply or of a mail that is sent on. */
const REPLY_WORDS = /^\s*(?:re|aw|sv|antw|tr|rif|fw|fwd|wg|rép|ré)\s*(?:\[\d+\])?\s*:\s*/i;

/** A subject without `Re:` and the like. */
export function plainSubject(subject: string): string {
  let plain = subject;
  while (REPLY_WORDS.test(plain)) plain = plain.replace(REPLY_WORDS, '');
  return plain.trim();
}

/** The topic of what somebody writes under a subject; the letter case of neither matters. */
export function subjectTopic(email: string, subject: string): string {
  const words = foldText(plainSubject(subject)).replace(/\s+/g, ' ');
  return `mail:${createHash('sha256').update(`${email.trim().toLowerCase()}\n${words}`).digest('hex')}`;
}
