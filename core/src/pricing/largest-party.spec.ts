import { largestParty } from './largest-party.ts';

const PRICES = { price1: 100, price2: 180, price3: 0, price4: 320, price5: 0 };

describe('The most people that can book a tour online (rules/prices 3)', () => {
  it.each([
    ['the end of its largest group', PRICES, [{ from: 6, to: 12, pricePerPerson: 70 }], 12],
    ['the largest party with a price', PRICES, null, 4],
    ['the largest party with a price, if no group is listed', PRICES, [], 4],
    ['none, if only the office books it', { ...PRICES, price1: 0, price2: 0, price4: 0 }, null, 0],
  ])('are %s', (_, prices, largeGroups, most) => expect(largestParty({ ...prices, largeGroups })).toBe(most));
});
