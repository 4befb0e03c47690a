import type { LanguageCode } from '../languages.ts';
import type { CompanyTerms } from '../pricing/terms.ts';
import type { Placeholders, TextField } from './fields.ts';

/** What texts about booking may hold in braces: the company's settings, so that no text repeats their numbers (trade 4). */
const OF_TERMS = {
  deposit: 'the deposit in percent',
  balance: 'how many days before travel the rest is due',
  hold: 'how many hours seats are kept for a booking that is paid later',
  cancellation: 'what is charged for cancelling, step by step',
} as const;

/** The same field, which may hold the company's terms. */
export const withTerms = (field: TextField): TextField => ({ ...field, placeholders: OF_TERMS });

interface Phrases {
  readonly percent: (count: number) => string;
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly ofPrice: (percent: string) => string;
  readonly from: (charge: string, days: string) => string;
  readonly onTheDay: (charge: string) => string;
  readonly then: string;
}

/** Arabic has forms of its own for one, two, and three to ten. */
const inArabic =
  ([one, two, few, many]: readonly [string, string, string, string]) =>
  (count: number): string => {
    if (count === 1) return one;
    if (count === 2) return two;
    const lastTwo = count % 100;
    return `${count} ${lastTwo >= 3 && lastTwo <= 10 ? few : many}`;
  };

const PHRASES: Readonly<Record<LanguageCode, Phrases>> = {
  en: {
    percent: (count) => `${count}%`,
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
    ofPrice: (percent) => `${percent} of the price`,
    from: (charge, days) => `${charge} from ${days} before travel`,
    onTheDay: (charge) => `${charge} on the day itself`,
    then: '; ',
  },
  fr: {
    percent: (count) => `${count}\u00A0%`,
    days: (count) => `${count} ${count < 2 ? 'jour' : 'jours'}`,
    hours: (count) => `${count} ${count < 2 ? 'heure' : 'heures'}`,
    ofPrice: (percent) => `${percent} du prix`,
    from: (charge, days) => `${charge} à partir de ${days} avant le voyage`,
    onTheDay: (charge) => `${charge} le jour même`,
    then: '\u202F; ',
  },
  sw: {
    percent: (count) => `${count}%`,
    days: (count) => `siku ${count}`,
    hours: (count) => `saa ${count}`,
    ofPrice: (percent) => `${percent} ya bei`,
    from: (charge, days) => `${charge} kuanzia ${days} kabla ya safari`,
    onTheDay: (charge) => `${charge} siku yenyewe ya safari`,
    then: '; ',
  },
  rw: {
    percent: (count) => `${count}%`,
    days: (count) => (count === 1 ? 'umunsi 1' : `iminsi ${count}`),
    hours: (count) => (count === 1 ? 'isaha 1' : `amasaha ${count}`),
    ofPrice: (percent) => `${percent} by’igiciro`,
    from: (charge, days) => `${charge} guhera hasigaye ${days} ngo urugendo rube`,
    onTheDay: (charge) => `${charge} ku munsi nyir’izina w’urugendo`,
    then: '; ',
  },
  ar: {
    percent: (count) => `${count}%`,
    days: inArabic(['يوم واحد', 'يومين', 'أيام', 'يومًا']),
    hours: inArabic(['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة']),
    ofPrice: (percent) => `${percent} من السعر`,
    from: (charge, days) => `${charge} ابتداءً من ${days} قبل السفر`,
    onTheDay: (charge) => `${charge} في يوم السفر نفسه`,
    then: '؛ ',
  },
};

/** A number of hours, in words of the language. */
export const hoursWritten = (language: LanguageCode, hours: number): string => PHRASES[language].hours(hours);

/** What the placeholders of {@link withTerms} stand for, in the language of the text around them (trade 4). */
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
