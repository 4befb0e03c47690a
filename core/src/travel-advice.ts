import { DEFAULT_LANGUAGE, OTHER_LANGUAGES, type LanguageCode, type OtherLanguage } from './languages.ts';

/** A question that travellers ask, with its answer. */
export interface Question {
  readonly question: string;
  /** Plain text, possibly of several lines. */
  readonly answer: string;
}

/** The texts of {@link TravelAdvice}, in reading order. */
export const ADVICE_TOPICS = ['season', 'fitness', 'packing', 'visa'] as const;
export type AdviceTopic = (typeof ADVICE_TOPICS)[number];

/** What travellers want to know before they book: plain texts, possibly of several lines. Empty ones are not shown. */
export interface TravelAdvice extends Readonly<Record<AdviceTopic, string>> {
  readonly faq: readonly Question[];
}

/** A tour's own advice; for a missing, null or empty field the company's advice is shown. */
export type OwnAdvice = { readonly [Name in keyof TravelAdvice]?: TravelAdvice[Name] | null | undefined };

/** The company's advice in languages other than English, as far as it is translated. */
export type AdviceTranslations = Readonly<Partial<Record<OtherLanguage, OwnAdvice>>>;

/** The company's advice in one language. */
export interface LocalizedAdvice {
  readonly advice: TravelAdvice;
  /** The untranslated fields, which are English. */
  readonly untranslated: readonly (keyof TravelAdvice)[];
}

export const NO_ADVICE: TravelAdvice = { faq: [], season: '', fitness: '', packing: '', visa: '' };

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Without empty fields. */
const said = (advice: OwnAdvice | null | undefined): OwnAdvice =>
  Object.fromEntries(Object.entries(advice ?? {}).filter(([, value]) => isSaid(value)));

/** The company's advice overridden by a tour's, field by field. */
export const mergedAdvice = (company: OwnAdvice, own: OwnAdvice | null | undefined): TravelAdvice =>
  ({ ...NO_ADVICE, ...said(company), ...said(own) }) as TravelAdvice;

/** The company's advice in a language; untranslated fields are English. */
export function localizedAdvice(
  english: TravelAdvice,
  adviceTranslations: AdviceTranslations,
  language: LanguageCode,
): LocalizedAdvice {
  if (language === DEFAULT_LANGUAGE) return { advice: english, untranslated: [] };
  const own = said(adviceTranslations[language]);
  const untranslated = (Object.keys(said(english)) as (keyof TravelAdvice)[]).filter((name) => !(name in own));
  return { advice: mergedAdvice(english, own), untranslated };
}

/** Whether a tour shows untranslated advice of the company to its reader. */
export const hasEnglishAdvice = (
  untranslated: LocalizedAdvice['untranslated'],
  own: OwnAdvice | null | undefined,
): boolean => untranslated.some((name) => !isSaid(own?.[name]));

/** The advice in other languages with a change applied; a null language is removed. */
export function changedAdviceTranslations(
  before: AdviceTranslations,
  changes: Changes<AdviceTranslations>,
): AdviceTranslations | null {
  const next: Partial<Record<OtherLanguage, OwnAdvice>> = { ...before };
  for (const language of OTHER_LANGUAGES) {
    const change = changes[language];
    if (change === undefined) continue;
    const kept = change && changedAdvice(before[language] ?? {}, change);
    if (kept) next[language] = kept;
    else delete next[language];
  }
  return Object.keys(next).length > 0 ? next : null;
}

type Changes<Of> = { readonly [Name in keyof Of]?: Of[Name] | null };

/** The stored form of advice: null if all its fields are empty. */
export function keptAdvice(advice: OwnAdvice | null | undefined): OwnAdvice | null {
  const kept = said(advice);
  return Object.keys(kept).length > 0 ? kept : null;
}

/** Advice with a change applied, field by field: null and an empty text remove one. */
export const changedAdvice = (before: OwnAdvice, change: OwnAdvice): OwnAdvice | null =>
  keptAdvice({ ...before, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) });
