import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { formatMessage } from '@imisozi/core/texts/format-message';
import type { Params, Parsed, Part } from '@imisozi/core/texts/message';
import { byPath, messages } from './texts';

/** What react-admin writes as `%{name}` and `one |||| many`, as a message that was parsed. */
function fromReactAdmin(text: string): Parsed {
  const [one = [], other] = text.split(' |||| ').map(partsOf);
  return other ? [{ arg: 'smart_count', isPlural: true, forms: { one, other } }] : one;
}

const partsOf = (form: string): Part[] =>
  form.split(/%\{(\w+)\}/).map((part, place) => (place % 2 ? { arg: part } : part));

const ofReactAdmin = new Map(
  byPath(englishMessages).map(([key, text]) => [key, typeof text === 'string' ? fromReactAdmin(text) : text]),
);

/** English is the first language; a further one is a folder beside `core/src/texts/en/dashboard`. */
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
