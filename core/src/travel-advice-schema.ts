import { z } from 'zod';
import { fieldText, ruleText } from './refusals/rule-text.ts';
import { withoutOverrides } from './one-line.ts';
import { label } from './pricing/rule-fields.ts';
import { OTHER_LANGUAGES } from './languages.ts';
import { keptAdvice, type AdviceTranslations, type OwnAdvice } from './travel-advice.ts';

const MAX_QUESTIONS = 20;
const MAX_QUESTION_LENGTH = 200;
const MAX_ANSWER_LENGTH = 2_000;
const MAX_TEXT_LENGTH = 3_000;
/** It is stored in a column of 65,535 bytes, and every page of a tour contains it. */
const MAX_BYTES = 40_000;
/** All languages share one such column. */
const MAX_BYTES_IN_ALL = 60_000;

/** Whether the JSON of a value has at most this many bytes. */
const fits = (most: number) => (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length <= most;

/** Plain text of one or more lines. */
const lines = (name: string, maxLength: number) =>
  z
    .string({ error: fieldText(name, 'field-not-text') })
    .transform((text) => withoutOverrides(text).replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(maxLength, { error: fieldText(name, 'field-too-long', { max: maxLength }) })
        .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text), {
          error: fieldText(name, 'field-not-plain-text'),
        }),
    );

const question = z.object(
  {
    question: label('Questions: question', MAX_QUESTION_LENGTH),
    answer: lines('Questions: answer', MAX_ANSWER_LENGTH).refine((text) => text !== '', {
      error: fieldText('Questions: answer', 'field-required'),
    }),
  },
  { error: ruleText('questions-unreadable') },
);

const own = {
  faq: z
    .array(question, { error: ruleText('questions-unreadable') })
    .max(MAX_QUESTIONS, { error: ruleText('too-many-things', { max: MAX_QUESTIONS, things: 'questions' }) })
    .nullish(),
  season: lines('Best season', MAX_TEXT_LENGTH).nullish(),
  fitness: lines('Fitness', MAX_TEXT_LENGTH).nullish(),
  packing: lines('What to pack', MAX_TEXT_LENGTH).nullish(),
  visa: lines('Visa', MAX_TEXT_LENGTH).nullish(),
};

/**
 * The rules of a company's advice and of a tour's own; the complete stored value must follow them, not only a change of
 * it.
 */
export const adviceSchema: z.ZodType<OwnAdvice> = z
  .object(own, { error: fieldText('Travel advice', 'field-not-an-object') })
  .refine(fits(MAX_BYTES), { error: fieldText('Travel advice', 'field-bytes-too-many', { max: MAX_BYTES }) });

/** The rules of the company's advice in other languages; null removes a language. */
export const adviceInSchema: z.ZodType<{ readonly [Language in keyof AdviceTranslations]?: OwnAdvice | null }> = z
  .object(Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, adviceSchema.nullish()])), {
    error: fieldText('Travel advice by language', 'field-not-an-object'),
  })
  .refine(fits(MAX_BYTES_IN_ALL), {
    error: fieldText('Travel advice in other languages', 'field-bytes-too-many-in-all', { max: MAX_BYTES_IN_ALL }),
  });

const readable = z
  .object(Object.fromEntries(Object.entries(own).map(([name, part]) => [name, (part as z.ZodType).catch(null)])))
  .catch({}) as z.ZodType<OwnAdvice>;

/** The readable parts of stored advice: an unreadable or too long part does not hide the others. */
export const adviceOf = (kept: unknown): OwnAdvice => readable.parse(kept ?? {});

/** {@link adviceOf} for each language. */
export const adviceInOf = (kept: unknown): AdviceTranslations =>
  Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) => {
      const advice = keptAdvice(adviceOf((kept as AdviceTranslations | null | undefined)?.[language]));
      return advice ? [[language, advice]] : [];
    }),
  );
