/// <reference types="astro/client" />
import type { AsyncLocalStorage } from 'node:async_hooks';
import { isLanguage, LANGUAGES, pathInLanguage, type LanguageCode, type LanguageFacts } from '@imisozi/core/languages';

/** A server renders for many visitors at once: each request carries its language, the browser's page has one. */
const requests: AsyncLocalStorage<LanguageCode> | undefined = import.meta.env.SSR
  ? new (await import('node:async_hooks')).AsyncLocalStorage<LanguageCode>()
  : undefined;

/** Answers a request in a language. */
export const inLanguage = <T>(code: LanguageCode, answer: () => T): T => requests!.run(code, answer);

/**
 * The language of the page that is being rendered, or that the browser shows.
 * @throws Error outside of a request: a constant of a module that holds a text holds the first visitor's
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

/** How the visitor's language is written. */
export const language = (): LanguageFacts => LANGUAGES[languageCode()];

/** What separates the parts of a list. In Astro files it stands in an array: a line's break in front would be a space. */
export const comma = (): string => (language().direction === 'rtl' ? '، ' : ', ');

/** `Permit, Guide and Lunch`. Browsers do not know how some languages write lists. */
export const listed = (parts: readonly string[]): string =>
  Intl.ListFormat.supportedLocalesOf(languageCode()).length > 0
    ? new Intl.ListFormat(languageCode()).format(parts)
    : parts.join(comma());

/** The path of a page in the visitor's language. */
export const pagePath = (path: string): string => pathInLanguage(languageCode(), path);
