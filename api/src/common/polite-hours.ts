import { catClock } from '@imisozi/core/kigali-time';

const FROM_CLOCK = '09:00';
const UNTIL_CLOCK = '19:00';

/** Whether it is daytime in Kigali: a mail at night looks machine-made. */
export function isPolite(at: Date): boolean {
  const clock = catClock(at);
  return clock >= FROM_CLOCK && clock < UNTIL_CLOCK;
}
