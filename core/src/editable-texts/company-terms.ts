import type { CompanyTerms } from '../pricing/terms.ts';
import type { termsWritten } from '../texts/en/terms.ts';
import type { Read } from '../texts/read-in.ts';
import type { Placeholders, TextField } from './fields.ts';

/**
 * The placeholders of texts about booking: the company's settings, so that no text repeats their numbers
 * (rules/money 1, rules/content 9).
 */
const OF_TERMS = {
  deposit: 'the deposit in percent',
  balance: 'how many days before travel the rest is due',
  hold: 'how many hours seats are kept for a booking that is paid later',
  cancellation: 'what is charged for cancelling, step by step',
} as const;

/** The same field, but with the placeholders of the company's terms. */
export const withTerms = (field: TextField): TextField => ({ ...field, placeholders: OF_TERMS });

/** The values of {@link withTerms}' placeholders, in the language of the text (rules/money 1, rules/content 9). */
export function valuesOfTerms(texts: Read<typeof termsWritten>, terms: CompanyTerms): Placeholders {
  const steps = terms.cancellation.map(({ daysBefore: days, chargePercent: percent }) =>
    days === 0 ? texts.onTheDay({ percent }) : texts.from({ percent, days }),
  );
  return {
    deposit: texts.percent({ percent: terms.depositPercent }),
    balance: texts.days({ count: terms.balanceDaysBefore }),
    hold: texts.hours({ count: terms.holdHours }),
    cancellation: steps.join(texts.then) || texts.charge({ percent: 0 }),
  };
}
