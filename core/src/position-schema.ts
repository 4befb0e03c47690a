import { z } from 'zod';
import type { Position } from './position.ts';

const SENTENCE = 'Position must be latitude and longitude in decimal degrees, such as -1.9441, 30.0619';

const degrees = (most: number) => z.number({ error: SENTENCE }).min(-most, SENTENCE).max(most, SENTENCE);

/** A position as it is sent and kept. */
export const positionSchema: z.ZodType<Position> = z.object(
  { latitude: degrees(90), longitude: degrees(180) },
  { error: SENTENCE },
);
