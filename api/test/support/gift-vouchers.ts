import { randomUUID } from 'node:crypto';
import type { DataSource, DeepPartial } from 'typeorm';
import { GiftVoucher } from '../../src/modules/gift-vouchers/gift-voucher.entity.js';

/** A voucher of $100 that its buyer has not paid. */
export function makeUnpaidGift(dataSource: DataSource, fields: DeepPartial<GiftVoucher> = {}): Promise<GiftVoucher> {
  const vouchers = dataSource.getRepository(GiftVoucher);
  const names = { fromNames: 'Spec Giver', toNames: 'Spec Visitor', message: '', buyerEmail: 'giver@example.org' };
  return vouchers.save(vouchers.create({ ...names, buyerKey: randomUUID(), amount: 100, language: 'en', ...fields }));
}
