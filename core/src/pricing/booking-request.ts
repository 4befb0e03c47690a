import { z } from 'zod';
import { ruleText } from '../refusals/rule-text.ts';

const MAX_TYPES = 30;
const MAX_EXTRAS = 60;
const MAX_CODE_LENGTH = 30;

/** A count, as a number or in digits, as plain forms send it; the price engine checks its range. */
const count = (error: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value),
    z.number({ error }),
  );

const TRAVELLERS = ruleText('travellers-unreadable');

/** The number of travellers by the code of their type: `{adult: 2, child: 1}`. */
export const travellersSchema: z.ZodType<Record<string, number>> = z
  .record(z.string().max(MAX_CODE_LENGTH, { error: TRAVELLERS }), count(TRAVELLERS), { error: TRAVELLERS })
  .refine((travellers) => Object.keys(travellers).length <= MAX_TYPES, { error: TRAVELLERS });

const EXTRAS = ruleText('extras-unreadable');

/** The extras booked with a tour: `[{code: 'permit', quantity: 2}]`. */
export const wantedExtrasSchema: z.ZodType<{ code: string; quantity?: number | undefined }[]> = z
  .array(
    z.object(
      {
        code: z.string({ error: EXTRAS }).max(MAX_CODE_LENGTH, { error: EXTRAS }),
        quantity: z.preprocess(
          (value) => (value === null || value === '' ? undefined : value),
          count(EXTRAS).optional(),
        ),
      },
      { error: EXTRAS },
    ),
    { error: EXTRAS },
  )
  .max(MAX_EXTRAS, { error: EXTRAS });
