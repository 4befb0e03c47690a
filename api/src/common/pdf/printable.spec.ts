import { printable } from './printable.js';

describe('Text for a document', () => {
  it.each([
    ['Éloïse d’Hœuf-Ÿsaÿe — « Umuganura » nº 17, 5 €', 'Éloïse d’Hœuf-Ÿsaÿe — « Umuganura » nº 17, 5 €'],
    ['Uwimana Ng’ang’a Šćepanović Łódź Ğül ŋ', 'Uwimana Ng’ang’a Šćepanović Łódź Ğül ŋ'],
    ['two\nlines', 'two\nlines'],
  ])('is unchanged if the font has its letters: %s', (text, printed) => expect(printable(text)).toBe(printed));

  it.each([
    ['Wanjikũ Mũthoni Ngĩma', 'Wanjikũ Mũthoni Ngĩma'.normalize('NFD')],
    ['Nguyễn Thị', `${'Nguyễn'.normalize('NFD')} Thi`],
    ['Иван', 'Ivan'],
    ['Ελένη', 'Eleni'],
    ['李雷', 'LiLei'],
    ['Uwase 🦍\u200b', 'Uwase '],
    ['Uwase 🦍 Keza', 'Uwase Keza'],
    ['Monday at 14:30 CAT', 'Monday at 14:30\u00a0CAT'],
    ['1\u202f200', '1 200'],
  ])('is transliterated into letters of the font: %s', (text, printed) => expect(printable(text)).toBe(printed));
});
