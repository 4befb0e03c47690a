import { addDays } from '@imisozi/core/kigali-time';
import type { ServiceState } from '@imisozi/core/suppliers';
import type { TripService } from '../data/types';
import { dayName } from '../format/catTime';
import type { Tone } from '../ui/ColorChip';

export const STATE_TONES: Record<ServiceState, Tone> = {
  'to-request': 'gold',
  requested: 'lake',
  confirmed: 'green',
  refused: 'earth',
  cancelled: 'plain',
};

/** The days of a service as `app.services.when` takes them. */
export const daysOf = ({ fromDay, days }: TripService) => ({
  days,
  from: dayName(fromDay),
  until: dayName(addDays(fromDay, days - 1)),
});
