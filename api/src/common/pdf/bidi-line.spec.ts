import { BidiParagraph } from './bidi-line.js';

/** What stands on a line from left to right, in pieces that are each read in their own direction. */
const line = (text: string) => new BidiParagraph(text).inOrder(0, text.length).map((piece) => piece.text);

describe('A line of a right-to-left document (rules/languages 7)', () => {
  it.each([
    ['words of one language', 'شكرًا لكم', ['شكرًا لكم']],
    ['a Latin line', 'Two lakes.', ['Two lakes.']],
    ['an order number that is isolated', 'رقم \u20682026-000042\u2069', ['2026-000042', 'رقم ']],
    ['a price between words', 'يُعاد \u2068$1,190\u2069 إليكم', ['إليكم', ' ', '$1,190', 'يُعاد ']],
    ['a telephone number at the end', 'الرقم \u2068+250 788\u2069.', ['.', '+250 788', 'الرقم ']],
    ['a name and its value', '\u2067\u2068المبلغ\u2069: \u2068ألف\u2069\u2069', ['ألف', ' :', 'المبلغ']],
    ['brackets', 'المزيد (\u20682\u2069) هنا', ['هنا', ' (', '2', 'المزيد )']],
  ])('has its parts in the order of reading: %s', (_, text, pieces) => {
    expect(line(text).join('|')).toBe(pieces.join('|'));
  });

  it('has the Latin font for Latin letters and digits, and the Arabic one for the rest', () => {
    const text = 'شكرًا، Imisozi 24!';
    const [latin, arabic] = new BidiParagraph(text).inOrder(0, text.length).filter((piece) => /\S/.test(piece.text));
    expect([latin, arabic]).toEqual([expect.objectContaining({ isArabic: false }), expect.anything()]);
    expect(new BidiParagraph(text).measured(0, text.length)).toEqual([
      { text: 'شكرًا، ', isArabic: true },
      { text: 'Imisozi 24!', isArabic: false },
    ]);
    // The stroke before a number belongs to no script of its own.
    expect(new BidiParagraph('بـ61').measured(0, 4)).toEqual([
      { text: 'بـ', isArabic: true },
      { text: '61', isArabic: false },
    ]);
  });
});
