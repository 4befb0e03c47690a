import { countCharacters } from '@imisozi/core/fields/characters';
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH } from '@imisozi/core/fields/email-address';
import { MIN_PHONE_DIGITS, MAX_PHONE_LENGTH, PHONE_NUMBER, PHONE_TEXT } from '@imisozi/core/fields/phone-number';
import { isOneLine } from '@imisozi/core/one-line';
import { form as text } from '../../i18n/for-browsers';

/** A validation: returns the problem with the text, or true. */
type Check = (typed: string) => string | true;

const atMost =
  (max: number): Check =>
  (typed) =>
    countCharacters(typed) <= max || text.tooLong({ max });

const matches =
  (pattern: RegExp, message: string): Check =>
  (typed) =>
    pattern.test(typed) || message;

/** Validates the trimmed text, because the server trims before it validates. */
const checked =
  (...checks: readonly Check[]) =>
  (value: unknown): string | true => {
    const typed = typeof value === 'string' ? value.trim() : '';
    return checks.map((check) => check(typed)).find((found) => found !== true) ?? true;
  };

const required = (message: string, ...checks: readonly Check[]) => ({
  required: message,
  validate: checked((typed) => typed !== '' || message, ...checks),
});

/** What an input of one line holds has no hidden characters, which the API refuses (rules/api 5). */
export const ofOneLine = checked((typed) => isOneLine(typed) || text.oneLine);

/** @param max characters, as in `lengths.ts` of the core */
export const requiredText = (message: string, max: number) => required(message, atMost(max));

export const optionalText = (max: number) => ({ validate: checked(atMost(max)) });

/** A choice from a list, or a day. */
export const requiredChoice = (message: string) => required(message);

export const requiredEmail = (message: string) =>
  required(message, matches(EMAIL_ADDRESS, text.emailInvalid), atMost(MAX_EMAIL_LENGTH));

/** A phone number of digits only (rules/forms 8). */
export const requiredPhoneNumber = (message: string, notNumeric: string = text.phoneNumeric) =>
  required(message, matches(PHONE_NUMBER, notNumeric));

/** A phone number as people write it (rules/forms 8). */
export const requiredPhoneText = (message: string) =>
  required(message, matches(PHONE_TEXT, text.phoneDigits({ min: MIN_PHONE_DIGITS })), atMost(MAX_PHONE_LENGTH));
