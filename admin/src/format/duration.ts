const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to so many of a unit before the next one is used. */
const MANY = 90;

const inUnit = (unit: string, value: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }).format(value);

/** `40 sec`, `12 min`, `5 hr`: how long something takes, roughly. */
export function duration(seconds: number): string {
  if (seconds < MANY) return inUnit('second', seconds);
  return seconds < MANY * MINUTE ? inUnit('minute', seconds / MINUTE) : inUnit('hour', seconds / HOUR);
}
