import { z } from 'zod';
import type { Taxed } from './tax-rates.ts';

/** A divided sum as stored with an invoice. */
export const taxedSchema: z.ZodType<Taxed> = z.object({
  percent: z.number(),
  shares: z.object({ standard: z.int(), 'zero-rated': z.int(), exempt: z.int() }),
  tax: z.int(),
});
