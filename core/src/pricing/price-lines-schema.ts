import { z } from 'zod';
import { discountSchema } from './discount.ts';
import { LINE_KINDS, type PriceLine } from './price-lines.ts';
import { EXTRA_CATEGORIES } from './price-rules.ts';

/** Rows as stored with an order. */
export const priceLinesSchema: z.ZodType<PriceLine[]> = z.array(
  z.object({
    kind: z.enum(LINE_KINDS),
    label: z.string(),
    quantity: z.int(),
    unitAmount: z.int(),
    amount: z.int(),
    code: z.string().optional(),
    category: z.enum(EXTRA_CATEGORIES).optional(),
    asked: z.int().optional(),
    discount: discountSchema.optional(),
  }),
);
