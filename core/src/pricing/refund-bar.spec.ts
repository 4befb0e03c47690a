import { refundBar } from './refund-bar.ts';

describe('The bar of what goes back (rules/cancelling 9)', () => {
  it('is as wide as its periods are long', () => {
    const parts = refundBar([
      { days: 30, refunded: 1 },
      { days: 10, refunded: 0.755 },
      { days: 10, refunded: 0 },
    ]);
    expect(parts).toEqual([
      { start: 0, width: 60, refunded: 100 },
      { start: 60, width: 20, refunded: 76 },
      { start: 80, width: 20, refunded: 0 },
    ]);
  });

  it.each([[[1]], [[300, 1]], [[0, 0, 0]], [[1, 400, 3, 2]], [[90, 30, 16, 14, 1, 1, 1, 1, 1, 1, 1]]])(
    'is whole, and shows the shortest of %j days',
    (days) => {
      const parts = refundBar(days.map((one) => ({ days: one, refunded: 0.5 })));
      expect(parts.reduce((sum, { width }) => sum + width, 0)).toBe(100);
      expect(Math.min(...parts.map(({ width }) => width))).toBeGreaterThanOrEqual(5);
      for (const [index, { start }] of parts.slice(1).entries())
        expect(start).toBe(parts[index]!.start + parts[index]!.width);
    },
  );
});
