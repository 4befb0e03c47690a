import { find } from 'linkifyjs';
import { texts } from '../texts/reader.js';
import { cutToCharacters } from '../platform/characters.js';

/** Enough for a greeting, too short for a whole sentence. */
const MAX_LENGTH = 60;

/** Telephone numbers (six digits, whatever separates them) and IP addresses. */
const NUMBERS = /(?:\p{Nd}[\s().\-–/]*){6}|\d+(?:\.\d+){3}/u;
const ADDRESS_CHARACTERS = /[@/\\]|\bwww\./i;

/** Other characters that browsers treat as the dot of a domain. */
const DOTS = /[\u3002\uff0e\uff61]/g;
/** Invisible characters, including those that change the direction of text. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * A visitor's name as mails, documents and calendar files may show it: shortened, and replaced if it contains a URL or
 * a number. Anybody can order in anybody's name, so a mail must not carry text that a stranger wrote (rules/privacy 6).
 */
export function clientName(names: string): string {
  const visible = names.replace(INVISIBLE, '').normalize('NFKC').replace(DOTS, '.');
  const containsAddress = NUMBERS.test(visible) || ADDRESS_CHARACTERS.test(visible) || find(visible).length > 0;
  const isName = /\p{L}/u.test(visible) && !containsAddress;
  return isName ? shortened(names.replace(/\s+/g, ' ').trim()) : texts().traveller;
}

function shortened(name: string): string {
  const cut = cutToCharacters(name, MAX_LENGTH);
  if (cut === name) return name;
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0));
  return `${words || cut}…`;
}
