import { z } from 'zod';
import { OTHER_CURRENCIES } from './exchange-rates.ts';
import type { PaidInCurrency } from './paid-in-currency.ts';

/** As it is stored with an entry of the ledger. */
export const paidInCurrencySchema: z.ZodType<PaidInCurrency> = z.object({
  currency: z.enum(OTHER_CURRENCIES),
  amount: z.int().positive(),
  rate: z.number().positive(),
});
