import type { LedgerDirection } from '@imisozi/core/ledger';
import type { Day } from '@imisozi/core/kigali-time';
import type { StatementCurrency } from '@imisozi/core/statements';

/** One movement of an account, as a bank reports it. */
export interface StatementLine {
  readonly day: Day;
  readonly direction: LedgerDirection;
  /** Whole minor units of the currency, positive in both directions. */
  readonly amount: number;
  readonly currency: StatementCurrency;
  /** Who paid or was paid; empty if the bank does not say. */
  readonly name: string;
  /** What the payer wrote. */
  readonly text: string;
  /** The bank's number of the movement, or else the payer's; empty without any. */
  readonly reference: string;
}

/** Why a row of a file was left out. */
export const LEFT_OUT = ['day', 'future', 'amount', 'zero', 'currency', 'not-booked'] as const;
export type LeftOutBecause = (typeof LEFT_OUT)[number];

export interface LeftOutRow {
  /** The number of the row in the file, from 1. */
  readonly row: number;
  readonly because: LeftOutBecause;
}

/** What a file says. */
export interface ReadStatement {
  /** The number of the account; empty if the file does not say. */
  readonly account: string;
  readonly lines: readonly StatementLine[];
  readonly leftOut: readonly LeftOutRow[];
}
