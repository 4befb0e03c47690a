import type { LanguageCode } from '@imisozi/core/languages';

/** A text for each plural form of a language that differs from `other`; `#` stands for the number. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Writes a number of things by the plural rules of a language. */
export function pluralIn(code: LanguageCode): (count: number, forms: PluralForms) => string {
  // Kinyarwanda is in no browser's data; like Swahili, it tells one from many.
  const rules = new Intl.PluralRules(code === 'rw' ? 'sw' : code);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', String(count));
}
