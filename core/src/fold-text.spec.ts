import { foldText } from './fold-text.ts';

describe('Folded text', () => {
  it.each([
    ['Éric NIYONZIMA', 'eric niyonzima'],
    // The same letter, as one code point and as two.
    ['caf\u00e9', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['Straße, ŁÓDŹ, Ærø, İzmir', 'strasse, lodz, aero, izmir'],
    ['مُحَمَّد', 'محمد'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['한국', '한국'],
    ['100%_of! 🦍', '100%_of! 🦍'],
  ])('of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(folded)).toBe(folded);
  });
});
