import { EVENT_FEE_CHARGES } from '../pricing/event-fee.ts';
import { daysOf, type KeptPeriods } from '../privacy/periods.ts';
import type { CompanyTerms } from '../pricing/terms.ts';
import { dueSentences } from '../tour-terms-sentences.ts';
import type { termsWritten } from '../texts/en/terms.ts';
import type { Read } from '../texts/read-in.ts';
import type { Placeholders, TextField } from './fields.ts';

/**
 * The placeholders of texts about booking: the company's settings and the product's rules, so that no text repeats their
 * numbers (rules/money 1, rules/content 9).
 */
const OF_TERMS = {
  payment: 'what is due when you book, and what later, as sentences',
  deposit: 'the deposit in percent',
  balance: 'how many days before travel the rest is due',
  hold: 'how many hours seats are kept for a booking that is paid later',
  cancellation: 'what is charged for cancelling, step by step',
  permits: 'when permits are bought, and that they are not refunded then',
  registration: 'what is charged for cancelling a registration for an event',
  groups: 'how many people can book a tour online at most',
  erasing: 'how long after a trip the details of its travellers are kept',
} as const;

/** The same field, but with the placeholders of the company's terms. */
export const withTerms = (field: TextField): TextField => ({ ...field, placeholders: OF_TERMS });

/** What the placeholders of {@link withTerms} stand for. */
export interface OfficeRules {
  readonly terms: CompanyTerms;
  /** The most people that any tour sells online. */
  readonly largestParty: number;
  readonly periods: KeptPeriods;
}

type TermsTexts = Read<typeof termsWritten>;

/** What cancelling a registration for an event costs, as a sentence. */
export const registrationCharges = (texts: Pick<TermsTexts, 'registration'>): string =>
  texts.registration(EVENT_FEE_CHARGES);

/** The values of {@link withTerms}' placeholders, in the language of the text (rules/money 1, rules/content 9). */
export function valuesOfTerms(texts: TermsTexts, { terms, largestParty, periods }: OfficeRules): Placeholders {
  const steps = terms.cancellation.map(({ daysBefore: days, chargePercent: percent }) =>
    days === 0 ? texts.onTheDay({ percent }) : texts.from({ percent, days }),
  );
  return {
    // Whatever a tour sells: permits, if it has any, are due in full.
    payment: dueSentences(terms, { permits: 1 }, texts.due).join(' '),
    deposit: texts.percent({ percent: terms.depositPercent }),
    balance: texts.days({ count: terms.balanceDaysBefore }),
    hold: texts.hours({ count: terms.holdHours }),
    cancellation: steps.join(texts.then) || texts.charge({ percent: 0 }),
    permits: texts.permits,
    registration: registrationCharges(texts),
    groups: texts.people({ count: largestParty }),
    erasing: texts.days({ count: daysOf('travellers', periods) }),
  };
}
