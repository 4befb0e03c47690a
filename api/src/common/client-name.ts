import { find } from 'linkifyjs';
import { cutToCharacters } from './characters.js';

/** No greeting needs more; a whole sentence does not fit. */
const LONGEST = 60;

/** For somebody whose name says an address instead, or too. */
const ANYBODY = 'traveller';

/** Six digits, whatever stands between them, and addresses of computers. */
const NUMBERS = /(?:\p{Nd}[\s().\-–/]*){6}|\d+(?:\.\d+){3}/u;
const ADDRESS_SIGNS = /[@/\\]|\bwww\./i;

/** Other signs that browsers take for the dot of a domain. */
const DOTS = /[\u3002\uff0e\uff61]/g;
/** Shown as nothing, or as an order to show the rest differently. */
const UNSEEN = /\p{Cf}/gu;

/**
 * A visitor's name as mails, documents and calendar files may quote it: shortened, and without addresses. Anybody can order
 * in anybody's name, and what we mail then must not be somebody else's text (contract 1).
 */
export function clientName(names: string): string {
  const seen = names.replace(UNSEEN, '').normalize('NFKC').replace(DOTS, '.');
  const saysAddress = NUMBERS.test(seen) || ADDRESS_SIGNS.test(seen) || find(seen).length > 0;
  const isName = /\p{L}/u.test(seen) && !saysAddress;
  return isName ? shortened(names.replace(/\s+/g, ' ').trim()) : ANYBODY;
}

function shortened(name: string): string {
  const cut = cutToCharacters(name, LONGEST);
  if (cut === name) return name;
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0));
  return `${words || cut}…`;
}
