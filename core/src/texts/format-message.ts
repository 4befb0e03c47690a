import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { usd } from '../money.ts';
import type { Params, Parsed, Part } from './message.ts';

/**
 * Formats a message in its language. Values inside right-to-left text are isolated, or Arabic letters before them would
 * reverse them: `2026-000042` would be shown as `000042-2026`.
 */
export function formatMessage(message: Parsed, params: Params, language: LanguageCode): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : written(part, params, language))).join('');
}

function written({ arg, as, forms, isPlural }: Exclude<Part, string>, params: Params, language: LanguageCode): string {
  const value = params[arg] ?? '';
  if (forms) {
    const form = isPlural ? formOf(forms, Number(value), language) : String(value);
    return formatMessage(forms[Object.hasOwn(forms, form) ? form : 'other']!, params, language);
  }
  const { money, direction } = LANGUAGES[language];
  const text =
    as === 'usd' ? usd(Number(value), money) : as === 'number' ? Number(value).toLocaleString(money) : String(value);
  return direction === 'rtl' ? isolated(text) : text;
}

/** Isolates a part of a right-to-left text from the text around it; it may be isolated already. */
export const isolated = (part: string): string =>
  /^\u2068[^\u2066-\u2069]*\u2069$/.test(part) ? part : `\u2068${part}\u2069`;

/** A text without the marks of {@link isolated}, for a field that does not allow them. */
export const withoutIsolation = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

function formOf(forms: object, count: number, language: LanguageCode): string {
  const exact = `=${count}`;
  if (Object.hasOwn(forms, exact)) return exact;
  let ofLanguage = rules.get(language);
  // Browsers have no data for Kinyarwanda; like Swahili, it has only singular and plural.
  if (!ofLanguage) rules.set(language, (ofLanguage = new Intl.PluralRules(language === 'rw' ? 'sw' : language)));
  return ofLanguage.select(count);
}

const rules = new Map<LanguageCode, Intl.PluralRules>();
