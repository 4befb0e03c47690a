// Holds rules/languages 1.
import { isLanguage, pathInLanguage, readLanguage } from './languages.js';

describe('addresses by language', () => {
  it.each([
    ['/', 'en', '/'],
    ['/tours', 'en', '/tours'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/ar/tour/nyungwe', 'ar', '/tour/nyungwe'],
    ['/french/fr', 'en', '/french/fr'],
    ['/en/tours', 'en', '/en/tours'],
    ['/fr//example.com', 'en', '/fr//example.com'],
    ['/fr/\\example.com', 'en', '/fr/\\example.com'],
    ['/constructor/tours', 'en', '/constructor/tours'],
  ])('reads %s', (address, language, path) => {
    expect(readLanguage(address)).toEqual({ language, path });
  });

  it.each([
    ['en', '/', '/'],
    ['fr', '/', '/fr'],
    ['fr', '/?sent=contact', '/fr?sent=contact'],
    ['fr', '#write', '#write'],
    ['fr', 'https://example.com/', 'https://example.com/'],
    ['rw', '/tours?people=2#find', '/rw/tours?people=2#find'],
  ] as const)('writes in %s the path %s', (language, path, written) => {
    expect(pathInLanguage(language, path)).toBe(written);
  });

  it('knows its languages by their codes', () => {
    expect(['en', 'fr', 'FR', 'toString', 1].filter(isLanguage)).toEqual(['en', 'fr']);
  });
});
