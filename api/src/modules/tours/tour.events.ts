import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { Tour } from './tour.entity.js';

/** The days of a tour's itinerary have changed. */
export interface TourDaysChanged {
  /** As it is now. */
  readonly tour: Tour;
  readonly before: Tour;
  readonly actor: Actor;
}

export const TOUR_DAYS_CHANGED = defineEvent<TourDaysChanged>('tour.daysChanged');
