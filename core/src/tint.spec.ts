import { tintOf } from './tint.ts';

describe('The tint of a colour', () => {
  it.each([
    ['#ff0000', 'h0 s1 l2'],
    ['#00ff00', 'h2 s1 l2'],
    ['#0000ff', 'h4 s1 l2'],
    ['#000000', 'h0 s0 l0'],
    ['#ffffff', 'h0 s0 l4'],
    ['#486b53', 'h2 s1 l1'],
  ])('of %s is %s', (colour, tint) => expect(tintOf(colour)).toBe(tint));
});
