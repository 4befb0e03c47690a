// Holds rules/privacy 6.
import { clientName } from './client-name.js';

describe('A name in mails and documents', () => {
  it.each([
    'Demo Traveller 17',
    'J. P. de la Cruz',
    'J.Paul O’Neil-Ng’ang’a',
    "Dr.Uwase D'Souza",
    'Éloïse Ÿsaÿe',
    'محمد بن سعيد',
    'علی‌رضا',
    '李雷',
    'Zoé Ntwari <b>',
    'Nguyễn Thị Minh III',
  ])("is the client's own: %s", (name) => expect(clientName(name)).toBe(name));

  it.each([
    'Claim your prize at evil.com',
    'EVIL.COM/win now',
    'http://x',
    'Demo www.evil',
    'demo@example.org',
    'Call +250 788 12 34 56',
    'Ring 0.7.8.8.1.2',
    'Evil at 192.0.2.7',
    'ev\u200bil.com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'пример.рф',
    'bit.ly/3xYz',
    '123',
    '',
  ])('is replaced if it contains an address: %j', (name) => expect(clientName(name)).toBe('traveller'));

  it('is cut at a word, so that it is too short for a text', () => {
    const text = 'Your account is blocked and your money is lost unless you write to us today';
    expect(clientName(text)).toBe('Your account is blocked and your money is lost unless you…');
    expect(clientName('x'.repeat(90))).toBe(`${'x'.repeat(60)}…`);
  });
});
