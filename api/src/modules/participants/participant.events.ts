import type { LanguageCode } from '@imisozi/core/languages';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Participant } from './participant.entity.js';

/** Somebody has registered for an event. */
export interface ParticipantRegistered {
  readonly participant: Participant;
  /** The visitor's language. */
  readonly language: LanguageCode;
}

export const PARTICIPANT_REGISTERED = defineEvent<ParticipantRegistered>('participant.registered');
