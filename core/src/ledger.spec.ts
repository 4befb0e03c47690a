import { statusByMoney } from './ledger.ts';

describe('The status of an order by its money (rules/money 5)', () => {
  it.each([
    ['PENDING', 0, 'PENDING'],
    ['PENDING', 299, 'PENDING'],
    ['PENDING', 300, 'APPROVED'],
    ['PENDING', 1_000, 'PAID'],
    ['PENDING', 1_200, 'PAID'],
    ['APPROVED', 0, 'APPROVED'],
    ['APPROVED', 999, 'APPROVED'],
    ['APPROVED', 1_000, 'PAID'],
    ['PAID', 999, 'APPROVED'],
    ['PAID', 0, 'APPROVED'],
    ['CANCELLED', 1_000, 'CANCELLED'],
    ['REJECTED', 1_000, 'REJECTED'],
    ['REFUNDED', 0, 'REFUNDED'],
  ] as const)('is from %s with %i cents paid: %s', (status, paid, next) => {
    expect(statusByMoney({ status, amount: 1_000, paid, deposit: 300 })).toBe(next);
  });

  it('needs some money for an order without a deposit', () => {
    expect(statusByMoney({ status: 'PENDING', amount: 1_000, paid: 0, deposit: 0 })).toBe('PENDING');
  });

  it('is APPROVED by the first cent of an order without a deposit', () => {
    expect(statusByMoney({ status: 'PENDING', amount: 1_000, paid: 1, deposit: 0 })).toBe('APPROVED');
  });
});
