import { AsyncLocalStorage } from 'node:async_hooks';
import { asWritten, catFormat } from '@imisozi/core/kigali-time';
import { DEFAULT_LANGUAGE, LANGUAGES, pathInLanguage, type LanguageCode } from '@imisozi/core/languages';
import { usd as usdIn } from '@imisozi/core/money';
import { mails } from '@imisozi/core/texts/en/mails';
import { papers } from '@imisozi/core/texts/en/papers';
import { moneyTerms } from '@imisozi/core/texts/en/money-terms';
import { refunds } from '@imisozi/core/texts/en/refunds';
import { termsWritten as terms } from '@imisozi/core/texts/en/terms';
import { tourSheets } from '@imisozi/core/texts/en/tour-sheets';
import { tripMails } from '@imisozi/core/texts/en/trip-mails';
import { mails as frenchMails } from '@imisozi/core/texts/fr/mails';
import { papers as frenchPapers } from '@imisozi/core/texts/fr/papers';
import { moneyTerms as frenchMoneyTerms } from '@imisozi/core/texts/fr/money-terms';
import { refunds as frenchRefunds } from '@imisozi/core/texts/fr/refunds';
import { termsWritten as frenchTerms } from '@imisozi/core/texts/fr/terms';
import { tourSheets as frenchTourSheets } from '@imisozi/core/texts/fr/tour-sheets';
import { tripMails as frenchTripMails } from '@imisozi/core/texts/fr/trip-mails';
import { inLanguages } from '@imisozi/core/texts/in-languages';

/** The product's own texts in mails, documents and calendar files. */
const TEXTS = inLanguages({
  en: { ...mails, papers, refunds, terms, moneyTerms, sheet: tourSheets, trip: tripMails },
  fr: {
    ...frenchMails,
    papers: frenchPapers,
    refunds: frenchRefunds,
    terms: frenchTerms,
    moneyTerms: frenchMoneyTerms,
    sheet: frenchTourSheets,
    trip: frenchTripMails,
  },
});

const reading = new AsyncLocalStorage<LanguageCode>();

/** Runs `write` for a reader of that language; this includes everything that it awaits. */
export const inLanguage = <T>(language: LanguageCode, write: () => T): T => reading.run(language, write);

/** The language that the reader has chosen; English by default. */
export const languageOfReader = (): LanguageCode => reading.getStore() ?? DEFAULT_LANGUAGE;

/** The language of the output: the reader's, if there are texts in it. */
export const writtenLanguage = (): LanguageCode => TEXTS.written(languageOfReader());

/** The fixed texts of mails: names of facts, labels of buttons. */
export const texts = () => TEXTS.in(languageOfReader());

/** US dollars in the reader's format. */
export const usd = (dollars: number): string => usdIn(dollars, LANGUAGES[writtenLanguage()].money);

const DAY = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function written(at: Date, kind: 'day' | 'moment'): string {
  const locale = LANGUAGES[writtenLanguage()].dates;
  const key = `${locale} ${kind}`;
  const format = formats.get(key) ?? catFormat(locale, kind === 'day' ? DAY : MOMENT);
  formats.set(key, format);
  return asWritten(format.format(at), locale);
}

/** `Sat, 21 November 2026`: the day in Kigali, in the reader's format. */
export const catDay = (at: Date): string => written(at, 'day');

/** `Sat, 21 November 2026 at 14:30 CAT`, likewise. */
export const catMoment = (at: Date): string => `${written(at, 'moment')} CAT`;

/** The URL of a page in the reader's language. @param path of the English page */
export const pageAt = (publicUrl: string, path: string): string =>
  `${publicUrl}${pathInLanguage(languageOfReader(), path)}`;
