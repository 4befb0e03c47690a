import { toCents } from '@imisozi/core/money';
import { catMonth, monthsLater } from '@imisozi/core/months';
import type { LedgerEntry } from '@imisozi/api/modules/ledger/ledger-entry.entity';
import type { LedgerMonth } from '@imisozi/api/modules/ledger/months/ledger-month.entity';

type Entry = Pick<LedgerEntry, 'receivedAt' | 'direction' | 'amount' | 'fee'>;

/** The month before the last is closed, with what its ledger adds up to. */
export function closedMonth(entries: readonly Entry[], now: Date): LedgerMonth {
  const month = monthsLater(catMonth(now), -2);
  const own = entries.filter(({ receivedAt }) => catMonth(receivedAt) === month);
  const sum = (of: (entry: Entry) => number) => own.reduce((cents, entry) => cents + toCents(of(entry)), 0) / 100;
  return {
    month,
    closedAt: now,
    closedBy: 'admin@imisozi.example',
    figures: {
      received: sum(({ direction, amount }) => (direction === 'in' ? amount : 0)),
      paidOut: sum(({ direction, amount }) => (direction === 'out' ? amount : 0)),
      fees: sum(({ fee }) => fee),
    },
    reopened: 0,
  };
}
