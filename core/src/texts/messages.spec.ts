import { answers } from './en/answers.ts';
import { names } from './en/names.ts';
import { refusals } from './en/refusals.ts';
import { formatMessage } from './format-message.ts';
import type { Message, Parsed } from './message.ts';
import { parseMessage } from './parse-message.ts';
import { OTHER_LANGUAGES, type LanguageCode } from '../languages.ts';

type Catalogue = Readonly<Record<string, Message>>;

const said = (message: Message, params: object, language: LanguageCode = 'en') =>
  formatMessage(parseMessage(message), params as never, language);

describe('A message', () => {
  it.each([
    ['en', 1, 'Only 1 seat is left'],
    ['en', 4, 'Only 4 seats are left'],
    ['rw', 1, 'Only 1 seat is left'],
  ] as const)('in %s has the plural form for %j', (language, left, text) => {
    const message = 'Only {left, plural, one {# seat is} other {# seats are}} left';
    expect(said(message, { left }, language)).toBe(text);
  });

  it('writes amounts as its language does, and isolates them where it runs from right to left', () => {
    const message = 'Pay {amount, number, usd}';
    expect(said(message, { amount: 1250 })).toBe('Pay $1,250');
    expect(said(message, { amount: 819.5 })).toBe('Pay $819.50');
    expect(said(message, { amount: 1250 }, 'fr')).toMatch(/^Pay 1\s250\s\$US$/);
    expect(said(message, { amount: 1250 }, 'ar')).toBe('Pay \u2068$1,250\u2069');
  });

  it('chooses a form by a value, the last one for others', () => {
    const message = 'It is {state, select, OPEN {open for {people}} other {closed}}';
    expect(said(message, { state: 'OPEN', people: 2 })).toBe('It is open for 2');
    expect(said(message, { state: 'constructor', people: 2 })).toBe('It is closed');
  });
});

/** Translations leave out until when something could be done. */
const SAYING_LESS = new Set(['travellers-closed']);

describe.each(OTHER_LANGUAGES)('The messages in %s', (language) => {
  const english = { answers, names, refusals: Object.assign({}, ...Object.values(refusals)) as Catalogue };

  it.each(['answers', 'names', 'refusals'] as const)('name in %s what the English ones do', async (domain) => {
    const { [domain]: texts } = (await import(`./${language}/${domain}.ts`)) as Record<string, Catalogue>;
    const originals: Catalogue = english[domain];
    expect(Object.keys(texts!).toSorted()).toEqual(Object.keys(originals).toSorted());
    const named = (of: Catalogue) =>
      Object.entries(of)
        .filter(([key]) => !SAYING_LESS.has(key))
        .map(([key, text]) => [key, [...new Set(argumentsOf(parseMessage(text)))].toSorted()] as const)
        .toSorted(([one], [other]) => one.localeCompare(other));
    expect(named(texts!)).toEqual(named(originals));
  });
});

const argumentsOf = (parsed: Parsed): string[] =>
  typeof parsed === 'string'
    ? []
    : parsed.flatMap((part) =>
        typeof part === 'string' ? [] : [part.arg, ...Object.values(part.forms ?? {}).flatMap(argumentsOf)],
      );
