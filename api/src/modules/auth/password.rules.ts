import { refusedField, type Refusal } from '@imisozi/core/refusals/refusal';
import { foldText } from '@imisozi/core/fold-text';
import type { Company } from '@imisozi/core/company';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { User } from '../users/user.entity.js';

/** The guesses that a password must withstand, as estimated by zxcvbn: eight random letters do. */
const MIN_GUESSES = 30_000_000;

/** zxcvbn is slow for longer passwords; beyond this length patterns do not make them easy to guess. */
const MAX_JUDGED_LENGTH = 64;

/** Words that passwords here are often built from, besides the names of the company and the owner. */
const WORDS = [
  ...['rwanda', 'kigali', 'musanze', 'virunga', 'gorilla', 'safari', 'africa', 'travel'],
  ...['spring', 'summer', 'autumn', 'winter', 'printemps', 'automne', 'hiver'],
  ...['january', 'february', 'march', 'april', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
];

interface Judge {
  readonly zxcvbn: ZxcvbnFactory;
  /** The most frequently leaked passwords, far more than the 10,000 of rules/accounts 5. */
  readonly common: ReadonlySet<string>;
}

let judge: Judge | undefined;

/** Created for the first password: loading the lists takes a tenth of a second. */
async function judgeOfPasswords(): Promise<Judge> {
  if (judge) return judge;
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (judge ??= { zxcvbn, common: new Set(dictionary['passwords-common']) });
}

/** Shorter words occur in almost every password. */
const MIN_WORD_LENGTH = 3;

/** A password is accepted if it has this many letters besides the names. */
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
 * What is wrong with a new password besides its length (rules/accounts 5): it is one of the most common ones, little
 * more than the company's or its owner's name or mail address, or can be guessed within minutes, as estimated by
 * zxcvbn.
 * @param label the name of the password's field in the form
 */
export async function passwordProblems(
  label: string,
  password: string,
  owner: Owner,
  company: Company,
): Promise<Refusal[]> {
  const { zxcvbn, common } = await judgeOfPasswords();
  if (common.has(password.toLowerCase())) return [refusedField(label, 'password-too-common')];
  const own = [company.name, company.merchantName, ...Object.values(ownNames(owner))].flatMap(wordsOf);
  if (isMadeOf(password, own)) {
    return [refusedField(label, 'password-of-names')];
  }
  const { guesses, sequence } = zxcvbn.check(password.slice(0, MAX_JUDGED_LENGTH), [...WORDS, ...own]);
  if (guesses >= MIN_GUESSES) return [];
  return sequence.some(({ pattern }) => pattern === 'dictionary')
    ? [refusedField(label, 'password-common-word')]
    : [refusedField(label, 'password-pattern')];
}

const ownNames = ({ firstName, lastName, email, organization }: Owner) => ({
  firstName,
  lastName,
  organization,
  email,
});

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH);

function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = foldText(password);
  const undisguised = plain.replace(/[013457@$!]/g, (sign) => SUBSTITUTIONS[sign]!);
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return [plain, undisguised].some((text) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
    return rest !== text && rest.replace(/[^\p{L}]/gu, '').length < ENOUGH_OTHER_LETTERS;
  });
}
