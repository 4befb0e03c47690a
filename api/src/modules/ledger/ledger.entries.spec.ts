import { LedgerEntry } from './ledger-entry.entity.js';
import { entriesAsDecided } from './ledger.entries.js';

const AT = new Date('2027-05-01T10:00:00.000Z');
const BEFORE = new Date(AT.getTime() - 1);
const AFTER = new Date(AT.getTime() + 1);

const entry = (receiptNumber: string, createdAt: Date, voidedAt: Date | null = null): LedgerEntry =>
  Object.assign(new LedgerEntry(), { receiptNumber, createdAt, voidedAt });

describe('The entries of an order as they stood when a mail was decided (rules/mails 2)', () => {
  const entries = [
    entry('before', BEFORE),
    entry('at once', AT),
    entry('after', AFTER),
    entry('void by then', BEFORE, AT),
    entry('voided later', BEFORE, AFTER),
  ];

  it('leaves out those that came later, and voids that came later', () => {
    const snapshot = { at: AT.toISOString() } as NonNullable<Parameters<typeof entriesAsDecided>[1]>;
    expect(entriesAsDecided(entries, snapshot).map(({ receiptNumber, voidedAt }) => [receiptNumber, voidedAt])).toEqual(
      [
        ['before', null],
        ['at once', null],
        ['void by then', AT],
        ['voided later', null],
      ],
    );
    expect(entries.at(-1)!.voidedAt).toBe(AFTER);
  });

  it('keeps all of them as they are without a snapshot', () => {
    expect(entriesAsDecided(entries, undefined)).toEqual(entries);
  });
});
