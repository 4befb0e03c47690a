import type { LanguageCode } from '@imisozi/core/languages';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Subscriber } from './subscriber.entity.js';

/** Somebody has joined the mailing list. */
export interface SubscriberJoined {
  readonly subscriber: Pick<Subscriber, 'id' | 'email'>;
  /** The visitor's language. */
  readonly language: LanguageCode;
}

export const SUBSCRIBER_JOINED = defineEvent<SubscriberJoined>('subscriber.joined');
