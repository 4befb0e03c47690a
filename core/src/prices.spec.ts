import { eachOf, fromPrice } from './prices.ts';

const prices = (...[price1 = 0, price2 = 0, price3 = 0, price4 = 0, price5 = 0]: number[]) =>
  ({ price1, price2, price3, price4, price5 }) as const;

describe('The price that a tour is advertised with (rules/prices 13)', () => {
  it.each([
    ['two sharing', prices(1000, 1641, 2300), { people: 2, amount: 1641 }, 821],
    ['the next party, if two cannot book it', prices(1000, 0, 2300), { people: 3, amount: 2300 }, 767],
    ['one person, if nobody else can', prices(1000), { people: 1, amount: 1000 }, 1000],
  ])('is per person for %s', (_, of, offer, each) => {
    expect(fromPrice(of)).toEqual(offer);
    expect(eachOf(offer)).toBe(each);
  });

  it('is none for a tour without prices', () => expect(fromPrice(prices())).toBeNull());
});
