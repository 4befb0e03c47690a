import { isOneLine, onOneLine, withoutOverrides } from './one-line.ts';

describe('A single line (rules/api 5)', () => {
  // The sign between the members of a family, and between letters of Persian, is no mark of direction.
  it.each(['', 'Grand circuit', 'Umuganda – 12 km', 'رحلة الغوريلا', 'می\u200cخواهم', '👩‍👩‍👧 family'])(
    'may be %j',
    (text) => {
      expect(isOneLine(text)).toBe(true);
    },
  );

  it.each(['a\nb', 'a\u2028b', 'a\u0000', 'a\u0085', 'gnp.\u202eexe', '\u202aa', '\u2066a', 'a\u2069', '\ud800'])(
    'is not %j',
    (text) => {
      expect(isOneLine(text)).toBe(false);
    },
  );

  it.each(['رحلة\u200f الغوريلا', 'a\u200e', '\u061ca'])('is not %j, with its mark of direction', (text) => {
    expect(isOneLine(text)).toBe(false);
  });

  it('is made of a text from elsewhere: marks of direction leave no space', () => {
    expect(onOneLine('\u200fرحلة\u200f\r\nالغوريلا\u202ex\u200e')).toBe('رحلة الغوريلا x');
  });
});

describe('A text of several lines (rules/api 5)', () => {
  it('keeps its marks of direction and isolates, and loses embeddings and overrides', () => {
    expect(withoutOverrides('\u202dcall +250\u202c\n\u200fرحلة \u2068x\u2069\u202e')).toBe(
      'call +250\n\u200fرحلة \u2068x\u2069',
    );
  });
});
