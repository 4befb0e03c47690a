import { addDays, type Day } from './kigali-time.ts';

/** The states of a gift voucher (rules/gift-vouchers 2). `unpaid`: its buyer has not paid yet. */
export const GIFT_VOUCHER_STATES = ['unpaid', 'active', 'used', 'expired', 'void'] as const;
export type GiftVoucherState = (typeof GIFT_VOUCHER_STATES)[number];

/** The states that are kept; `used` and `expired` follow from balance and day. */
export const KEPT_VOUCHER_STATES = ['unpaid', 'active', 'void'] as const;
export type KeptVoucherState = (typeof KEPT_VOUCHER_STATES)[number];

/** The entries of a voucher's balance (rules/gift-vouchers 3). */
export const GIFT_ENTRY_KINDS = ['issued', 'spent', 'returned', 'voided'] as const;
export type GiftEntryKind = (typeof GIFT_ENTRY_KINDS)[number];

/** What a voucher may be worth, in US dollars. */
export const GIFT_AMOUNT = { min: 20, max: 5_000 } as const;
export const MAX_GIFT_MESSAGE = 500;
/** How long a voucher is valid unless the office says otherwise: three years. */
export const GIFT_DAYS = 3 * 365;
/** A voucher that gets money back is valid for at least as long again. */
const RETURNED_DAYS = 90;

interface Kept {
  readonly state: KeptVoucherState;
  /** What is left, in whole cents or in dollars. */
  readonly balance: number;
  readonly expiresOn: Day | null;
}

/** The state on a day. */
export function giftVoucherState({ state, balance, expiresOn }: Kept, today: Day): GiftVoucherState {
  if (state !== 'active') return state;
  if (balance <= 0) return 'used';
  return expiresOn !== null && expiresOn < today ? 'expired' : 'active';
}

/** The last day after money came back. */
export function expiryAfterReturn(expiresOn: Day | null, today: Day): Day | null {
  const least = addDays(today, RETURNED_DAYS);
  return expiresOn !== null && expiresOn < least ? least : expiresOn;
}

/** Crockford's alphabet: without I, L, O and U, which are taken for others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 15 random letters of 5 bits, and one that checks them. */
const RANDOM_LETTERS = 15;
const CODE_LETTERS = RANDOM_LETTERS + 1;
const GROUP = 4;

/** A code made of 15 random numbers, of which the lowest five bits count: `7XK2-9M4P-Q0TD-HW3A`. */
export function giftCodeOf(random: Uint8Array): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, (_, place) => LETTERS[(random[place] ?? 0) % 32]!).join('');
  return grouped(letters + checkLetterOf(letters));
}

/**
 * A code as it was typed, in its written form: small letters, spaces and hyphens do not matter, and letters that look
 * alike are one. Null if it cannot be a code, so that a slip of the keyboard is found without asking anybody.
 */
export function readGiftCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (letters.length !== CODE_LETTERS || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  const random = letters.slice(0, RANDOM_LETTERS);
  return letters.at(-1) === checkLetterOf(random) ? grouped(letters) : null;
}

const grouped = (letters: string): string => letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');

/** Each place has an odd weight, so that one wrong letter, and most swapped neighbours, give another letter. */
function checkLetterOf(letters: string): string {
  const sum = [...letters].reduce((total, letter, place) => total + LETTERS.indexOf(letter) * (2 * place + 1), 0);
  return LETTERS[sum % 32]!;
}
