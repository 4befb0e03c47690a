/** English sentences, with what they are in another language. */
export type Sentences = Readonly<Record<string, string>>;

/** The numbers of orders, dollars, codes and other numbers that a sentence names. */
const NAMED = /\d{4}-\d{6}|(?<=promo code )\S+|\$?\d+(?:[,.]\d+)*/g;

/**
 * A sentence of the API in another language; undefined where nobody has translated it.
 * @param sentences `#` stands for a number, an amount or a code in them, and `…` for any words: those are translated too
 *   where they are known, and a translation may leave them out
 * @param names what else `…` may stand for, such as names of fields
 */
export function sentenceIn(said: string, sentences: Sentences, names: Sentences = {}): string | undefined {
  const named = said.match(NAMED) ?? [];
  const exact = ownOf(sentences, said.replace(NAMED, '#'));
  if (exact !== undefined) return exact.replaceAll('#', () => named.shift() ?? '');
  // The one that says most comes first.
  const open = Object.keys(sentences).filter((sentence) => sentence.includes('…'));
  for (const sentence of open.sort((one, other) => other.length - one.length)) {
    const [, ...values] = patternOf(sentence).exec(said) ?? [];
    if (values.length === 0) continue;
    const placed = [...sentence.matchAll(/[#…]/g)].map(([sign], index) => ({ sign, value: values[index] ?? '' }));
    const numbers = placed.filter(({ sign }) => sign === '#').map(({ value }) => value);
    const words = placed.filter(({ sign }) => sign === '…').map(({ value }) => value);
    return sentences[sentence]!.replaceAll(/[#…]/g, (sign) => {
      if (sign === '#') return numbers.shift() ?? '';
      const word = words.shift() ?? '';
      return ownOf(names, word) ?? sentenceIn(word, sentences, names) ?? word;
    });
  }
  return undefined;
}

const ownOf = (texts: Sentences, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

function patternOf(sentence: string): RegExp {
  const parts = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '(.*?)');
  return new RegExp(`^${parts.replaceAll('#', String.raw`(\d{4}-\d{6}|\$?\d+(?:[,.]\d+)*)`)}$`, 's');
}
