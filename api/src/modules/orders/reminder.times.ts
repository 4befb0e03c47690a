import { addDays, parseCatTime, type Day } from '@imisozi/core/kigali-time';

/** Days relative to the due day on which a client is reminded (rules/money 8). */
const REMINDED_ON = [-7, -1, 0, 3];

/** In Kigali, where the office has just opened and can answer. */
const REMINDED_AT = '09:00';

/**
 * When the client is next reminded of an instalment (rules/money 8); null when the last day for that has passed. A
 * client who orders, pays a part or is moved on a day is told then what is due and when: a reminder would be a second
 * mail within hours.
 * @param today the day on which the order was made, changed, partly paid or last reminded of
 */
export function nextReminder(dueDay: Day, today: Day): Date | null {
  const day = REMINDED_ON.map((days) => addDays(dueDay, days)).find((one) => one > today);
  return day === undefined ? null : parseCatTime(`${day}T${REMINDED_AT}`);
}
