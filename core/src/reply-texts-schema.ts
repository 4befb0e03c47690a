import { z } from 'zod';
import * as maxLengths from './fields/lengths.ts';
import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';
import { fieldText, ruleText } from './refusals/rule-text.ts';
import { withoutOverrides } from './one-line.ts';
import { KNOWN_PLACEHOLDERS, unknownPlaceholder } from './placeholders.ts';
import { typedText } from './typed-text.ts';

/** The texts of a template for replies, by language. */
export type ReplyTexts = Readonly<Partial<Record<LanguageCode, string>>>;

const text = z
  .string({ error: fieldText('Text', 'field-not-text') })
  .transform((written) => withoutOverrides(typedText(written)))
  .refine((written) => written.length <= maxLengths.message, {
    error: fieldText('Text', 'field-too-long', { max: maxLengths.message }),
  })
  .refine((written) => unknownPlaceholder(written) === undefined, {
    error: ruleText('placeholder-unknown', { known: KNOWN_PLACEHOLDERS }),
  });

/** At least one language; an empty text is none. */
export const replyTextsSchema: z.ZodType<ReplyTexts> = z
  .partialRecord(z.enum(LANGUAGE_CODES), text)
  .transform((texts): ReplyTexts => Object.fromEntries(Object.entries(texts).filter(([, written]) => written !== '')));
