import { AsyncLocalStorage } from 'node:async_hooks';
import { asWritten, catClock, catFormat } from '@imisozi/core/kigali-time';
import { DEFAULT_LANGUAGE, LANGUAGES, pathInLanguage, type LanguageCode } from '@imisozi/core/languages';
import { NAMES_OF, withNames } from '@imisozi/core/names-of-days';
import { usd as usdIn } from '@imisozi/core/money';
import { moneyIn as moneyInLocale, type PaidInCurrency } from '@imisozi/core/paid-in-currency';
import { giftPaper as arabicGiftPaper } from '@imisozi/core/texts/ar/gift-paper';
import { guideMails as arabicGuideMails } from '@imisozi/core/texts/ar/guide-mails';
import { mails as arabicMails } from '@imisozi/core/texts/ar/mails';
import { papers as arabicPapers } from '@imisozi/core/texts/ar/papers';
import { moneyTerms as arabicMoneyTerms } from '@imisozi/core/texts/ar/money-terms';
import { quotes as arabicQuotes } from '@imisozi/core/texts/ar/quotes';
import { refunds as arabicRefunds } from '@imisozi/core/texts/ar/refunds';
import { termsWritten as arabicTerms } from '@imisozi/core/texts/ar/terms';
import { tourSheets as arabicTourSheets } from '@imisozi/core/texts/ar/tour-sheets';
import { tripMails as arabicTripMails } from '@imisozi/core/texts/ar/trip-mails';
import { giftPaper } from '@imisozi/core/texts/en/gift-paper';
import { guideMails } from '@imisozi/core/texts/en/guide-mails';
import { mails } from '@imisozi/core/texts/en/mails';
import { papers } from '@imisozi/core/texts/en/papers';
import { moneyTerms } from '@imisozi/core/texts/en/money-terms';
import { quotes } from '@imisozi/core/texts/en/quotes';
import { refunds } from '@imisozi/core/texts/en/refunds';
import { termsWritten as terms } from '@imisozi/core/texts/en/terms';
import { tourSheets } from '@imisozi/core/texts/en/tour-sheets';
import { tripMails } from '@imisozi/core/texts/en/trip-mails';
import { giftPaper as frenchGiftPaper } from '@imisozi/core/texts/fr/gift-paper';
import { guideMails as frenchGuideMails } from '@imisozi/core/texts/fr/guide-mails';
import { mails as frenchMails } from '@imisozi/core/texts/fr/mails';
import { papers as frenchPapers } from '@imisozi/core/texts/fr/papers';
import { moneyTerms as frenchMoneyTerms } from '@imisozi/core/texts/fr/money-terms';
import { quotes as frenchQuotes } from '@imisozi/core/texts/fr/quotes';
import { refunds as frenchRefunds } from '@imisozi/core/texts/fr/refunds';
import { termsWritten as frenchTerms } from '@imisozi/core/texts/fr/terms';
import { tourSheets as frenchTourSheets } from '@imisozi/core/texts/fr/tour-sheets';
import { tripMails as frenchTripMails } from '@imisozi/core/texts/fr/trip-mails';
import { giftPaper as kinyarwandaGiftPaper } from '@imisozi/core/texts/rw/gift-paper';
import { guideMails as kinyarwandaGuideMails } from '@imisozi/core/texts/rw/guide-mails';
import { mails as kinyarwandaMails } from '@imisozi/core/texts/rw/mails';
import { papers as kinyarwandaPapers } from '@imisozi/core/texts/rw/papers';
import { moneyTerms as kinyarwandaMoneyTerms } from '@imisozi/core/texts/rw/money-terms';
import { quotes as kinyarwandaQuotes } from '@imisozi/core/texts/rw/quotes';
import { refunds as kinyarwandaRefunds } from '@imisozi/core/texts/rw/refunds';
import { termsWritten as kinyarwandaTerms } from '@imisozi/core/texts/rw/terms';
import { tourSheets as kinyarwandaTourSheets } from '@imisozi/core/texts/rw/tour-sheets';
import { tripMails as kinyarwandaTripMails } from '@imisozi/core/texts/rw/trip-mails';
import { giftPaper as kiswahiliGiftPaper } from '@imisozi/core/texts/sw/gift-paper';
import { guideMails as kiswahiliGuideMails } from '@imisozi/core/texts/sw/guide-mails';
import { mails as kiswahiliMails } from '@imisozi/core/texts/sw/mails';
import { papers as kiswahiliPapers } from '@imisozi/core/texts/sw/papers';
import { moneyTerms as kiswahiliMoneyTerms } from '@imisozi/core/texts/sw/money-terms';
import { quotes as kiswahiliQuotes } from '@imisozi/core/texts/sw/quotes';
import { refunds as kiswahiliRefunds } from '@imisozi/core/texts/sw/refunds';
import { termsWritten as kiswahiliTerms } from '@imisozi/core/texts/sw/terms';
import { tourSheets as kiswahiliTourSheets } from '@imisozi/core/texts/sw/tour-sheets';
import { tripMails as kiswahiliTripMails } from '@imisozi/core/texts/sw/trip-mails';
import { isolated } from '@imisozi/core/texts/format-message';
import { inLanguages } from '@imisozi/core/texts/in-languages';

/** The product's own texts in mails, documents and calendar files. */
const TEXTS = inLanguages({
  en: {
    ...mails,
    papers,
    refunds,
    terms,
    moneyTerms,
    sheet: tourSheets,
    trip: tripMails,
    quote: quotes,
    gift: giftPaper,
    guideMail: guideMails,
  },
  fr: {
    ...frenchMails,
    papers: frenchPapers,
    refunds: frenchRefunds,
    terms: frenchTerms,
    moneyTerms: frenchMoneyTerms,
    sheet: frenchTourSheets,
    trip: frenchTripMails,
    quote: frenchQuotes,
    gift: frenchGiftPaper,
    guideMail: frenchGuideMails,
  },
  sw: {
    ...kiswahiliMails,
    papers: kiswahiliPapers,
    refunds: kiswahiliRefunds,
    terms: kiswahiliTerms,
    moneyTerms: kiswahiliMoneyTerms,
    sheet: kiswahiliTourSheets,
    trip: kiswahiliTripMails,
    quote: kiswahiliQuotes,
    gift: kiswahiliGiftPaper,
    guideMail: kiswahiliGuideMails,
  },
  rw: {
    ...kinyarwandaMails,
    papers: kinyarwandaPapers,
    refunds: kinyarwandaRefunds,
    terms: kinyarwandaTerms,
    moneyTerms: kinyarwandaMoneyTerms,
    sheet: kinyarwandaTourSheets,
    trip: kinyarwandaTripMails,
    quote: kinyarwandaQuotes,
    gift: kinyarwandaGiftPaper,
    guideMail: kinyarwandaGuideMails,
  },
  ar: {
    ...arabicMails,
    papers: arabicPapers,
    refunds: arabicRefunds,
    terms: arabicTerms,
    moneyTerms: arabicMoneyTerms,
    sheet: arabicTourSheets,
    trip: arabicTripMails,
    quote: arabicQuotes,
    gift: arabicGiftPaper,
    guideMail: arabicGuideMails,
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

/** Whether what is written is read from right to left. */
export const isRightToLeft = (): boolean => LANGUAGES[writtenLanguage()].direction === 'rtl';

/** Such as a telephone number: its second line would stand to the right of its first one. */
const SPACED_NUMBER = /^\+?[\d ]+$/;

/** A number, a name or an amount beside other words: Arabic ones would turn its parts round. */
export function apart(part: string): string {
  if (!isRightToLeft() || !part) return part;
  return isolated(SPACED_NUMBER.test(part) ? part.replaceAll(' ', '\u00a0') : part);
}

/** The parts that are there, in one line. */
export function inLine(parts: readonly string[], separator: ',' | ';' = ','): string {
  const line = parts.filter(Boolean).map(apart);
  // Marked as right to left, because its separators alone do not say so.
  return isRightToLeft() ? `\u2067${line.join({ ',': '، ', ';': '؛ ' }[separator])}\u2069` : line.join(`${separator} `);
}

/** US dollars in the reader's format. */
export const usd = (dollars: number): string => apart(usdIn(dollars, LANGUAGES[writtenLanguage()].money));

/** Another currency in the reader's format. */
export const moneyIn = (money: Pick<PaidInCurrency, 'currency' | 'amount'>): string =>
  apart(moneyInLocale(money, LANGUAGES[writtenLanguage()].money));

const DAY = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** For locales whose own patterns read badly: with our names of months, after the word that their sentences have. */
const NAMED_DAY = catFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const formats = new Map<string, Intl.DateTimeFormat>();

function written(at: Date, kind: 'day' | 'moment'): string {
  const locale = LANGUAGES[writtenLanguage()].dates;
  const names = NAMES_OF[locale];
  if (names)
    return [withNames(NAMED_DAY.formatToParts(at), at, names), kind === 'moment' && catClock(at)]
      .filter(Boolean)
      .join(', ');
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
