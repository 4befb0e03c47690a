// Holds rules/forms 8, rules/desk 12.
import { phoneDigits, searchedPhone, whatsAppLink } from './phone.ts';

describe('A telephone number', () => {
  it.each(['0788 555 010', '+250788555010', '250788555010', '(0788) 555-010', '00250 788 555 010'])(
    'is searched by the digits common to all spellings: %s',
    (text) => {
      expect(searchedPhone(text)).toBe('788555010');
    },
  );

  it.each([
    ['+44 (0)20 7946 0958', '2079460958'],
    ['+1 212 555 0123', '2125550123'],
  ])('of another country is searched without its code: %s', (text, national) => {
    expect(searchedPhone(text)).toBe(national);
    expect(phoneDigits(text)).toContain(national);
  });

  it.each(['2026-000042', '0788', 'Aline', '', '12'])('is not recognised in %j', (text) => {
    expect(searchedPhone(text)).toBeUndefined();
  });

  it.each([
    ['0788 555 010', 'https://wa.me/250788555010'],
    ['+250 788 555 010', 'https://wa.me/250788555010'],
    ['250788555010', 'https://wa.me/250788555010'],
    ['+44 20 7946 0958', 'https://wa.me/442079460958'],
  ])('opens a chat: %s', (text, address) => {
    expect(whatsAppLink(text)).toBe(address);
  });

  it('opens no chat if it could not be called from abroad', () => {
    expect(whatsAppLink('12345')).toBeUndefined();
    expect(whatsAppLink('ask at the desk')).toBeUndefined();
  });

  it('opens a chat with a prepared text, whatever it contains', () => {
    expect(whatsAppLink('0788 555 010', 'Hello Aline & Eric, 2026-000042?')).toBe(
      'https://wa.me/250788555010?text=Hello%20Aline%20%26%20Eric%2C%202026-000042%3F',
    );
  });
});
