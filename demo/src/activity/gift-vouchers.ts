import { randomUUID } from 'node:crypto';
import { GIFT_DAYS } from '@imisozi/core/gift-vouchers';
import { addDays, catDate } from '@imisozi/core/kigali-time';
import type { GiftVoucher } from '@imisozi/api/modules/gift-vouchers/gift-voucher.entity';
import type { GiftVoucherEntry } from '@imisozi/api/modules/gift-vouchers/gift-voucher-entry.entity';
import { Series } from './bookings.ts';
import type { Clock } from './clock.ts';

type SeedVoucher = Omit<GiftVoucher, 'stampCreation' | 'stampChange'>;
type SeedEntry = Omit<GiftVoucherEntry, 'stampCreation' | 'voucher'>;

/** Their codes are made up by nobody, so that none of them can be spent. */
const PLAN = [
  { soldAgo: 1_100, amount: 150, isPaid: true, isVoid: false },
  { soldAgo: 40, amount: 500, isPaid: true, isVoid: true },
  { soldAgo: 12, amount: 250, isPaid: true, isVoid: false },
  { soldAgo: 1, amount: 100, isPaid: false, isVoid: false },
] as const;

/** Gift vouchers that are active, expired, ended and not paid. */
export function demoGiftVouchers(clock: Clock): { vouchers: SeedVoucher[]; entries: SeedEntry[] } {
  const numbers = new Series('GFT-');
  const entries: SeedEntry[] = [];
  const vouchers = PLAN.map(({ soldAgo, amount, isPaid, isVoid }, index): SeedVoucher => {
    const id = randomUUID();
    const createdAt = clock.ago(soldAgo);
    const entry = (kind: SeedEntry['kind'], sum: number, at: Date): SeedEntry => ({
      ...{ id: randomUUID(), createdAt: at, voucherId: id, kind, amount: sum },
      ...{ orderId: null, ledgerEntryId: null, note: '', recordedBy: '' },
    });
    if (isPaid) entries.push(entry('issued', amount, createdAt));
    if (isVoid) entries.push(entry('voided', -amount, clock.ago(soldAgo - 1)));
    return {
      id,
      createdAt,
      updatedAt: createdAt,
      number: isPaid ? numbers.next(createdAt) : null,
      buyerKey: randomUUID(),
      codeDigest: null,
      sealedCode: null,
      codeEnd: null,
      amount,
      balance: isPaid && !isVoid ? amount : 0,
      state: isVoid ? 'void' : isPaid ? 'active' : 'unpaid',
      fromNames: `Demo Giver ${index + 1}`,
      toNames: `Demo Friend ${index + 1}`,
      message: 'For a journey among the hills.',
      buyerEmail: `giver.${index + 1}@example.org`,
      recipientEmail: null,
      language: 'en',
      way: isPaid ? 'cash' : null,
      reference: null,
      isTest: false,
      issuedAt: isPaid ? createdAt : null,
      expiresOn: isPaid ? addDays(catDate(createdAt), GIFT_DAYS) : null,
      voidReason: isVoid ? 'It was sold twice.' : null,
    };
  });
  return { vouchers, entries };
}
