/// <reference types="astro/client" />
import type { AsyncLocalStorage } from 'node:async_hooks';
import { isLanguage, LANGUAGES, pathInLanguage, type LanguageCode, type LanguageFacts } from '@imisozi/core/languages';

/** A server renders for many visitors at once, so each request has a language; in the browser the page has one. */
const requests: AsyncLocalStorage<LanguageCode> | undefined = import.meta.env.SSR
  ? new (await import('node:async_hooks')).AsyncLocalStorage<LanguageCode>()
  : undefined;

/** Runs `answer` for a request in this language. */
export const inLanguage = <T>(code: LanguageCode, answer: () => T): T => requests!.run(code, answer);

/**
 * The language of the page that is being rendered, or that the browser shows.
 * @throws Error outside of a request: a text in a module constant would stay in the first visitor's language
 */
export function languageCode(): LanguageCode {
  if (!requests) {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : 'en';
  }
  const code = requests.getStore();
  if (!code) throw new Error('A text was read outside of a request. Read it in a function.');
  return code;
}

/** How the visitor's language is written: direction, formats. */
export const language = (): LanguageFacts => LANGUAGES[languageCode()];

/** The separator of list items. In Astro files, put it in an array: a line break before it would become a space. */
export const comma = (): string => (language().direction === 'rtl' ? '، ' : ', ');

/** Formats a list: `Permit, Guide and Lunch`. Browsers do not know the list format of some languages. */
export const listed = (parts: readonly string[]): string =>
  Intl.ListFormat.supportedLocalesOf(languageCode()).length > 0
    ? new Intl.ListFormat(languageCode()).format(parts)
    : parts.join(comma());

/** The path of a page in the visitor's language. */
export const pagePath = (path: string): string => pathInLanguage(languageCode(), path);
