const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Above this number of a unit, the next larger unit is used. */
const MAX_OF_UNIT = 90;

const inUnit = (unit: string, value: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }).format(value);

/** A rough duration: `40 sec`, `12 min`, `5 hr`. */
export function duration(seconds: number): string {
  if (seconds < MAX_OF_UNIT) return inUnit('second', seconds);
  return seconds < MAX_OF_UNIT * MINUTE ? inUnit('minute', seconds / MINUTE) : inUnit('hour', seconds / HOUR);
}
