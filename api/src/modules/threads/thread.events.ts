import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Received } from './thread.receiving.js';

/** With whom a conversation is. */
export type ThreadReceived = Pick<Received, 'names' | 'email' | 'phoneNumber' | 'language' | 'at'>;

/** Somebody has written, or the office has written first. */
export const THREAD_RECEIVED = defineEvent<ThreadReceived>('thread.received');
