import { OTHER_CURRENCIES } from './exchange-rates.ts';
import { CURRENCY } from './money.ts';

/** The files of banks that are read (rules/statements 1). */
export const STATEMENT_FORMATS = ['csv', 'camt053', 'mt940'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** The currencies in which an account may be kept. */
export const STATEMENT_CURRENCIES = [CURRENCY, ...OTHER_CURRENCIES] as const;
export type StatementCurrency = (typeof STATEMENT_CURRENCIES)[number];

export const MAX_STATEMENT_ROWS = 2_000;
/** Fits into the body of a call by staff. */
export const MAX_STATEMENT_CHARACTERS = 900_000;
export const MAX_STATEMENT_NAME = 200;
export const MAX_ACCOUNT = 64;
/** Rows that are confirmed in one call, which may have 1,000 values in all (rules/errors 4). */
export const MAX_CONFIRMED_ROWS = 100;
/** The bookings that one row is split over. */
export const MAX_PARTS = 50;

/** In which order a bank writes day, month and year. */
export const DAY_ORDERS = ['YMD', 'DMY', 'MDY'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** The columns of a CSV file, by number from 0; null: the file has none. */
export const STATEMENT_COLUMNS = ['day', 'amount', 'credit', 'debit', 'name', 'text', 'reference', 'currency'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** How a CSV file is read: either `amount` with a sign, or `credit` and `debit`. */
export type ColumnMapping = { readonly [Column in StatementColumn]: number | null } & {
  readonly dayOrder: DayOrder;
  readonly decimal: DecimalSign;
};

/** What is known of a row: money to be booked, all of it booked, or set aside as no payment of a booking. */
export const ROW_STATES = ['open', 'booked', 'aside'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** How much speaks for a proposal; only sure ones are confirmed together. */
export const CONFIDENCES = ['sure', 'likely', 'possible'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What a bank keeps of a transfer at most, in US dollars and in percent of what was due. */
export const MAX_BANK_FEE = { dollars: 60, percent: 15 } as const;
/** By how many percent the bank's rate may differ from the office's. */
export const MAX_RATE_DIFFERENCE = 3;
