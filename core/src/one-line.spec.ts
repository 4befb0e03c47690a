import { isOneLine } from './one-line.ts';

describe('A single line', () => {
  it.each(['', 'Grand circuit', 'Umuganda – 12 km', 'رحلة\u200f الغوريلا', '👩‍👩‍👧 family'])('may be %j', (text) => {
    expect(isOneLine(text)).toBe(true);
  });

  it.each(['a\nb', 'a\u2028b', 'a\u0000', 'gnp.\u202eexe', '\u2066a', 'a\u2069', '\ud800'])('is not %j', (text) => {
    expect(isOneLine(text)).toBe(false);
  });
});
