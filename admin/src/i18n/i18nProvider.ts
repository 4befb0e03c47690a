import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { formatMessage } from '@imisozi/core/texts/format-message';
import type { Params, Parsed, Part } from '@imisozi/core/texts/message';
import { byPath, messages } from './texts';

/** Parses react-admin's message format, with `%{name}` and `one |||| many`. */
function fromReactAdmin(text: string): Parsed {
  const [one = [], other] = text.split(' |||| ').map(partsOf);
  return other ? [{ arg: 'smart_count', isPlural: true, forms: { one, other } }] : one;
}

const partsOf = (form: string): Part[] =>
  form.split(/%\{(\w+)\}/).map((part, place) => (place % 2 ? { arg: part } : part));

const ofReactAdmin = new Map(
  byPath(englishMessages).map(([key, text]) => [key, typeof text === 'string' ? fromReactAdmin(text) : text]),
);

/** The dashboard is in English; another language would be a folder beside `core/src/texts/en/dashboard`. */
export const i18nProvider: I18nProvider = {
  translate: (key, { _: otherwise, ...params }: Params & { _?: unknown } = {}) =>
    formatMessage(
      messages.get(key) ?? ofReactAdmin.get(key) ?? (typeof otherwise === 'string' ? fromReactAdmin(otherwise) : key),
      params,
      'en',
    ),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
