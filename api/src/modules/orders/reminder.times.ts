import { addDays, parseCatTime, type Day } from '@imisozi/core/kigali-time';

/** Days after an instalment is due on which its client is reminded (rules/money 8). */
const REMINDED_ON = [-7, -1, 0, 3];

/** In Kigali, where the office has just opened and can answer. */
const REMINDED_AT = '09:00';

/**
 * When the client is reminded of an instalment next (rules/money 8); null when the last day for that has passed. Whoever orders,
 * pays a part or is moved hears on that day what is due and when: a reminder would be the second mail within hours.
 * @param today the day on which the order was made, changed, paid in part or reminded of
 */
export function nextReminder(dueDay: Day, today: Day): Date | null {
  const day = REMINDED_ON.map((days) => addDays(dueDay, days)).find((one) => one > today);
  return day === undefined ? null : parseCatTime(`${day}T${REMINDED_AT}`);
}
