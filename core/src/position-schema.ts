import { z } from 'zod';
import { ruleText } from './refusals/rule-text.ts';
import type { Position } from './position.ts';

const SENTENCE = ruleText('position-unreadable');

const degrees = (most: number) => z.number({ error: SENTENCE }).min(-most, SENTENCE).max(most, SENTENCE);

/** The schema of a position in requests and in the database. */
export const positionSchema: z.ZodType<Position> = z.object(
  { latitude: degrees(90), longitude: degrees(180) },
  { error: SENTENCE },
);
