/** Letters that Unicode does not decompose into a plain letter and a mark. */
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

/** Normalises text for searching: lower case, without accents and other marks; all other characters are unchanged. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(ODD, (letter) => PLAIN[letter]!);
}
