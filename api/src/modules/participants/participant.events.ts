import { defineEvent } from '../../common/domain-events/domain-event.js';
import type { Participant } from './participant.entity.js';

/** Somebody has registered for an event. */
export interface ParticipantRegistered {
  readonly participant: Participant;
}

export const PARTICIPANT_REGISTERED = defineEvent<ParticipantRegistered>('participant.registered');
