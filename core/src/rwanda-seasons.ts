import type { Day } from './kigali-time.ts';

export const RWANDA_SEASONS = ['shortDry', 'longRains', 'longDry', 'shortRains'] as const;
export type RwandaSeason = (typeof RWANDA_SEASONS)[number];

/** The season of each month, from January. */
const BY_MONTH: readonly RwandaSeason[] = [
  ...(['shortDry', 'shortDry'] as const),
  ...(['longRains', 'longRains', 'longRains'] as const),
  ...(['longDry', 'longDry', 'longDry', 'longDry'] as const),
  ...(['shortRains', 'shortRains'] as const),
  'shortDry',
];

/** Which of Rwanda's four seasons a day is in: two of rain, and two that are dry. */
export const rwandaSeason = (day: Day): RwandaSeason => BY_MONTH[Number(day.slice(5, 7)) - 1]!;
