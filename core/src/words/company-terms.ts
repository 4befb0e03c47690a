import type { LanguageCode } from '../languages.ts';
import type { CompanyTerms } from '../pricing/terms.ts';
import {
  ARABIC_DURATIONS,
  ENGLISH_DURATIONS,
  FRENCH_DURATIONS,
  KINYARWANDA_DURATIONS,
  SWAHILI_DURATIONS,
  type Durations,
} from './durations.ts';
import type { Placeholders, TextField } from './fields.ts';

/** What texts about booking may hold in braces: the company's settings, so that no text repeats their numbers (rules/money 1, rules/content 9). */
const OF_TERMS = {
  deposit: 'the deposit in percent',
  balance: 'how many days before travel the rest is due',
  hold: 'how many hours seats are kept for a booking that is paid later',
  cancellation: 'what is charged for cancelling, step by step',
} as const;

/** The same field, which may hold the company's terms. */
export const withTerms = (field: TextField): TextField => ({ ...field, placeholders: OF_TERMS });

interface Phrases extends Durations {
  readonly percent: (count: number) => string;
  readonly ofPrice: (percent: string) => string;
  readonly from: (charge: string, days: string) => string;
  readonly onTheDay: (charge: string) => string;
  readonly then: string;
}

const PHRASES: Readonly<Record<LanguageCode, Phrases>> = {
  en: {
    ...ENGLISH_DURATIONS,
    percent: (count) => `${count}%`,
    ofPrice: (percent) => `${percent} of the price`,
    from: (charge, days) => `${charge} from ${days} before travel`,
    onTheDay: (charge) => `${charge} on the day itself`,
    then: '; ',
  },
  fr: {
    ...FRENCH_DURATIONS,
    percent: (count) => `${count}\u00A0%`,
    ofPrice: (percent) => `${percent} du prix`,
    from: (charge, days) => `${charge} à partir de ${days} avant le voyage`,
    onTheDay: (charge) => `${charge} le jour même`,
    then: '\u202F; ',
  },
  sw: {
    ...SWAHILI_DURATIONS,
    percent: (count) => `${count}%`,
    ofPrice: (percent) => `${percent} ya bei`,
    from: (charge, days) => `${charge} kuanzia ${days} kabla ya safari`,
    onTheDay: (charge) => `${charge} siku yenyewe ya safari`,
    then: '; ',
  },
  rw: {
    ...KINYARWANDA_DURATIONS,
    percent: (count) => `${count}%`,
    ofPrice: (percent) => `${percent} by’igiciro`,
    from: (charge, days) => `${charge} guhera hasigaye ${days} ngo urugendo rube`,
    onTheDay: (charge) => `${charge} ku munsi nyir’izina w’urugendo`,
    then: '; ',
  },
  ar: {
    ...ARABIC_DURATIONS,
    percent: (count) => `${count}%`,
    ofPrice: (percent) => `${percent} من السعر`,
    from: (charge, days) => `${charge} ابتداءً من ${days} قبل السفر`,
    onTheDay: (charge) => `${charge} في يوم السفر نفسه`,
    then: '؛ ',
  },
};

/** How long seats are kept, in words of the language. */
export const hoursWritten = (language: LanguageCode, hours: number): string => PHRASES[language].hours(hours);

/** What the placeholders of {@link withTerms} stand for, in the language of the text around them (rules/money 1, rules/content 9). */
export function valuesOfTerms(language: LanguageCode, terms: CompanyTerms): Placeholders {
  const phrases = PHRASES[language];
  const charge = (percent: number) => phrases.ofPrice(phrases.percent(percent));
  const steps = terms.cancellation.map(({ daysBefore, chargePercent }) =>
    daysBefore === 0
      ? phrases.onTheDay(charge(chargePercent))
      : phrases.from(charge(chargePercent), phrases.days(daysBefore)),
  );
  return {
    deposit: phrases.percent(terms.depositPercent),
    balance: phrases.days(terms.balanceDaysBefore),
    hold: phrases.hours(terms.holdHours),
    cancellation: steps.join(phrases.then) || charge(0),
  };
}
