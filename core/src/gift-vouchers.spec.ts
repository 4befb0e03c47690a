import { expiryAfterReturn, giftCodeOf, giftVoucherState, readGiftCode } from './gift-vouchers.ts';

describe('A code of a gift voucher (rules/gift-vouchers 1)', () => {
  const code = giftCodeOf(Uint8Array.from([31, 0, 7, 255, 12, 33, 64, 9, 18, 27, 100, 200, 5, 6, 1]));

  it('has sixteen letters in four groups', () => {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is read however it is typed', () => {
    expect(readGiftCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(readGiftCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
  });

  it('is not read with one wrong letter, or with one too few', () => {
    const letters = [...code.replaceAll('-', '')];
    for (const place of letters.keys()) {
      const other = letters.with(place, letters[place] === 'A' ? 'B' : 'A').join('');
      expect(readGiftCode(other)).toBeNull();
    }
    expect(readGiftCode(code.slice(1))).toBeNull();
    expect(readGiftCode('')).toBeNull();
  });
});

describe('The state of a gift voucher (rules/gift-vouchers 2)', () => {
  it('follows from its balance and its last day', () => {
    const kept = { state: 'active', balance: 50, expiresOn: '2026-06-30' } as const;
    expect(giftVoucherState(kept, '2026-06-30')).toBe('active');
    expect(giftVoucherState(kept, '2026-07-01')).toBe('expired');
    expect(giftVoucherState({ ...kept, balance: 0 }, '2026-07-01')).toBe('used');
    expect(giftVoucherState({ ...kept, state: 'unpaid', expiresOn: null }, '2026-07-01')).toBe('unpaid');
  });

  it('lasts for at least 90 days more after money came back', () => {
    expect(expiryAfterReturn('2026-06-30', '2026-06-01')).toBe('2026-08-30');
    expect(expiryAfterReturn('2028-06-30', '2026-06-01')).toBe('2028-06-30');
    expect(expiryAfterReturn(null, '2026-06-01')).toBeNull();
  });
});
