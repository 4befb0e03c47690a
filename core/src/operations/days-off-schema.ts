import { z } from 'zod';
import { isDay, type Day } from '../kigali-time.ts';
import { ruleText } from '../refusals/rule-text.ts';
import { MAX_DAYS_OFF } from './clashes.ts';

const day = z.custom<Day>(isDay, { error: ruleText('days-off-unreadable') });

/** Days off of a guide or vehicle: spans that do not end before they begin. */
export const daysOffSchema = z
  .array(
    z
      .object({ from: day, to: day }, { error: ruleText('days-off-unreadable') })
      .refine(({ from, to }) => from <= to, { error: ruleText('days-off-backwards') }),
    { error: ruleText('days-off-unreadable') },
  )
  .max(MAX_DAYS_OFF, { error: ruleText('days-off-too-many', { max: MAX_DAYS_OFF }) });
