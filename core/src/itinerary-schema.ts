import { z } from 'zod';
import type { ItineraryDay } from './itinerary.ts';
import { fieldText } from './refusals/rule-text.ts';

/** The longest drive of a day, the farthest, and the highest place where people sleep. */
const MAX = { minutes: 24 * 60, km: 2_000, metres: 6_000, lodges: 4 };

const whole = (label: string, max: number) => {
  const error = fieldText(label, 'field-not-whole-number', { min: 0, max });
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() ? Number(value) : value),
    z.int({ error }).min(0, error).max(max, error),
  );
};

const id = (label: string) => z.uuid({ error: fieldText(label, 'field-not-ids') });

/** The schemas of a day's facts, in requests and in the database. */
export const dayFactSchemas = {
  destinationId: id('Day: destination'),
  lodgeIds: z
    .array(id('Day: lodges'), { error: fieldText('Day: lodges', 'field-not-ids') })
    .max(MAX.lodges, { error: fieldText('Day: lodges', 'field-too-many-lines', { max: MAX.lodges }) }),
  driveMinutes: whole('Day: drive in minutes', MAX.minutes),
  driveKm: whole('Day: drive in kilometres', MAX.km),
  altitude: whole('Day: altitude', MAX.metres),
};

/** A day as it is stored. */
export const itineraryDaySchema: z.ZodType<ItineraryDay> = z.object({
  day: z.union([z.number(), z.string()]),
  title: z.string(),
  body: z.string(),
  ...z.object(dayFactSchemas).partial().shape,
});
