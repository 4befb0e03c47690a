import { foldText } from '@imisozi/core/fold-text';
import type { Company } from '@imisozi/core/company';
import type { User } from '../users/user.entity.js';

/** Characters of the shortest password. */
export const SHORTEST_PASSWORD = 8;

let common: ReadonlySet<string> | undefined;

/** The passwords that leaked most often, far more than the 10,000 that contract 3 asks for. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return (common ??= new Set(dictionary['passwords-common']));
}

/** Shorter words occur in almost every password. */
const SHORTEST_WORD = 3;

/** The number of letters besides the names with which a password is accepted. */
const ENOUGH_OTHER_LETTERS = 4;

/** Common substitutions of letters ("leetspeak"). */
const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The owner of the password. */
export type Owner = Pick<User, 'firstName' | 'lastName' | 'email' | 'organization'>;

/**
 * What is wrong with a new password beside its length (contract 3): it is one of the most common ones, or little more
 * than the company's or its owner's name.
 * @param label what the form calls the password
 */
export async function passwordProblems(
  label: string,
  password: string,
  owner: Owner,
  company: Company,
): Promise<string[]> {
  if ((await commonPasswords()).has(password.toLowerCase())) {
    return [`${label} is too common, please choose another`];
  }
  const own = [company.name, company.merchantName, ...Object.values(ownNames(owner))].flatMap(wordsOf);
  return isMadeOf(password, own)
    ? [`${label} must not be based on the company's name or your own, please choose another`]
    : [];
}

const ownNames = ({ firstName, lastName, email, organization }: Owner) => ({
  firstName,
  lastName,
  organization,
  mailbox: email.split('@')[0] ?? '',
});

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = foldText(password);
  const undisguised = plain.replace(/[013457@$!]/g, (sign) => SUBSTITUTIONS[sign]!);
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return [plain, undisguised].some((text) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
    return rest !== text && rest.replace(/[^\p{L}]/gu, '').length < ENOUGH_OTHER_LETTERS;
  });
}
