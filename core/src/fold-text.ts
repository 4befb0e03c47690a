/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

const ODD = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Text as a search compares it: lower case, without accents and other marks; every other sign stays as it is. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(ODD, (letter) => PLAIN[letter]!);
}
