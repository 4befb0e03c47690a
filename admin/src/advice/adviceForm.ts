import { typedText } from '@imisozi/core/typed-text';
import { ADVICE_TOPICS, type AdviceTopic } from '@imisozi/core/travel-advice';
import { OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import type { OwnAdvice, Settings, SettingsChange } from '../data/types';
import { changedFields } from '../forms/changedFields';

/** The form values of travel advice. An emptied input has null. */
export interface AdviceForm extends Record<AdviceTopic, string | null> {
  readonly faq: { readonly question: string | null; readonly answer: string | null }[];
}

export const adviceToForm = (advice: OwnAdvice | null): AdviceForm => ({
  season: advice?.season ?? null,
  fitness: advice?.fitness ?? null,
  packing: advice?.packing ?? null,
  visa: advice?.visa ?? null,
  faq: (advice?.faq ?? []).map(({ question, answer }) => ({ question, answer })),
});

/** The company's advice in each language but English. */
export type AdviceInForm = Readonly<Record<OtherLanguage, AdviceForm>>;

export const adviceInToForm = (adviceTranslations: Settings['adviceTranslations']): AdviceInForm =>
  Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [language, adviceToForm(adviceTranslations[language])]),
  ) as AdviceInForm;

/** Advice for the API: null for empty texts, and no empty rows. */
const formToAdvice = (form: AdviceForm) => {
  const faq = (form.faq ?? [])
    .map(({ question, answer }) => ({ question: typedText(question), answer: typedText(answer) }))
    .filter(({ question, answer }) => question || answer);
  const texts = ADVICE_TOPICS.map((topic) => [topic, typedText(form[topic]) || null] as const);
  return { ...(Object.fromEntries(texts) as Record<AdviceTopic, string | null>), faq: faq.length > 0 ? faq : null };
};

/** The changes of the company's advice, or undefined. Texts that someone else has changed meanwhile are kept. */
export function changedAdvice(before: AdviceForm, now: AdviceForm): OwnAdvice | undefined {
  const changes = changedFields(formToAdvice(before), formToAdvice(now));
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** {@link changedAdvice} for each changed language, or undefined. */
export function changedAdviceTranslations(
  before: AdviceInForm,
  now: AdviceInForm,
): SettingsChange['adviceTranslations'] {
  const changes = OTHER_LANGUAGES.flatMap((language) => {
    const change = changedAdvice(before[language], now[language]);
    return change ? [[language, change] as const] : [];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

/** A tour's own advice for the API without empty texts, or null. */
export function formToOwnAdvice(form: AdviceForm): OwnAdvice | null {
  const written = Object.entries(formToAdvice(form)).filter(([, value]) => value !== null);
  return written.length > 0 ? Object.fromEntries(written) : null;
}
