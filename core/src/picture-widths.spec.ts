import { copyWidths } from './picture-widths.ts';

describe('The widths of the copies of a picture (rules/media 3)', () => {
  it.each([
    [2_560, [320, 480, 640, 960, 1_280, 1_920, 2_560]],
    [1_200, [320, 480, 640, 960, 1_200]],
    [960, [320, 480, 640, 960]],
    [60, [60]],
  ])('of one with %d pixels end at its own', (width, widths) => expect(copyWidths(width)).toEqual(widths));
});
