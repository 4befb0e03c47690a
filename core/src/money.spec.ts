import { plainAmount, toCents, usd } from './money.ts';

describe('An amount in US dollars', () => {
  it.each([
    [0, '0', '$0'],
    [1_250, '1250', '$1,250'],
    [1_250.5, '1250.50', '$1,250.50'],
    [0.07, '0.07', '$0.07'],
  ])('of %d shows cents only if there are some', (dollars, plain, said) => {
    expect(plainAmount(dollars)).toBe(plain);
    expect(usd(dollars)).toBe(said);
  });

  it('is formatted for a language, and compared in whole cents', () => {
    expect(usd(1_250.5, 'fr')).toMatch(/^1.250,50.\$US$/);
    expect(usd(1_250, 'fr')).toMatch(/^1.250.\$US$/);
    expect(toCents(1.1 + 2.2)).toBe(330);
  });
});
