import type { Encoding } from '../edge-entry.js';

/** Browsers send few different values, but an attacker can invent any number of others. */
const REMEMBERED = 200;
const known = new Map<string, Encoding>();

/** The encoding of the response to a client, chosen by its `Accept-Encoding` (RFC 9110 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before) return before;
  const encoding = read(header);
  if (known.size < REMEMBERED) known.set(header, encoding);
  return encoding;
}

function read(header: string): Encoding {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight ? Number(weight.slice(2)) : 1];
      }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
  return weightOf(best) > 0 ? best : 'identity';
}
