import type { LanguageCode } from '@imisozi/core/languages';
import { MAX_LETTER_SUBJECT, MAX_LETTER_TEXT } from '@imisozi/core/order-letters';
import { unknownPlaceholder } from '@imisozi/core/placeholders';
import { typedText } from '@imisozi/core/typed-text';
import type { Order, OrderLetter } from '../../data/types';

/** A letter in each language in which it was written. */
export type Letters = Readonly<Partial<Record<LanguageCode, OrderLetter>>>;

export const EMPTY_LETTER: OrderLetter = { subject: '', text: '' };

export const LENGTHS = { subject: MAX_LETTER_SUBJECT, text: MAX_LETTER_TEXT } as const;

/** The languages of the clients with the number of bookings, the most frequent first. */
export function languagesOf(orders: readonly Order[]): (readonly [LanguageCode, number])[] {
  const counts = [...Map.groupBy(orders, ({ language }) => language)].map(
    ([language, some]) => [language, some.length] as const,
  );
  return counts.toSorted(([, one], [, other]) => other - one);
}

const isEmpty = ({ subject, text }: OrderLetter): boolean => typedText(subject) === '' && typedText(text) === '';

/** The letter for a client: in the own language, or else the first one. */
export function letterFor({ language }: Order, letters: Letters, first: LanguageCode): OrderLetter {
  const own = letters[language];
  return own && !isEmpty(own) ? own : (letters[first] ?? EMPTY_LETTER);
}

/** What is wrong with a field of a letter. */
export interface LetterProblem {
  readonly code: 'subjectMissing' | 'textMissing' | 'unknown';
  /** The placeholder that does not exist. */
  readonly name: string;
}

/** The problem of a field, if any. @param isOptional the whole letter may be left empty */
export function problemOf(
  letter: OrderLetter,
  field: keyof OrderLetter,
  isOptional: boolean,
): LetterProblem | undefined {
  if (isOptional && isEmpty(letter)) return undefined;
  if (typedText(letter[field]) === '') return { code: `${field}Missing`, name: '' };
  const name = unknownPlaceholder(letter[field]);
  return name === undefined ? undefined : { code: 'unknown', name: `{${name}}` };
}
