import { formatMessage } from './format-message.ts';
import type { Message } from './message.ts';
import { parseMessage } from './parse-message.ts';
import type { LanguageCode } from '../languages.ts';

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

  it('formats amounts in its language, and isolates them in right-to-left text', () => {
    const message = 'Pay {amount, number, usd}';
    expect(said(message, { amount: 1250 })).toBe('Pay $1,250');
    expect(said(message, { amount: 819.5 })).toBe('Pay $819.50');
    expect(said(message, { amount: 1250 }, 'fr')).toMatch(/^Pay 1\s250\s\$US$/);
    expect(said(message, { amount: 1250 }, 'ar')).toBe('Pay \u2068$1,250\u2069');
  });

  it('chooses a form by a value, and the last one for other values', () => {
    const message = 'It is {state, select, OPEN {open for {people}} other {closed}}';
    expect(said(message, { state: 'OPEN', people: 2 })).toBe('It is open for 2');
    expect(said(message, { state: 'constructor', people: 2 })).toBe('It is closed');
  });
});
