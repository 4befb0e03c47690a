import type { EntityManager } from 'typeorm';
import { toCents } from '@imisozi/core/money';
import { refusal } from '../../platform/errors/refused.js';
import { GiftVoucherEntry } from './gift-voucher-entry.entity.js';
import { GiftVoucher } from './gift-voucher.entity.js';

/** Locks a voucher and reads it: what changes its balance runs one after the other. @throws Refused for an unknown id */
export async function lockVoucher(tx: EntityManager, id: string): Promise<GiftVoucher> {
  await tx.update(GiftVoucher, { id }, { createdAt: () => 'createdAt' });
  const voucher = await tx.findOneBy(GiftVoucher, { id });
  if (!voucher) throw refusal('gift-voucher-not-found');
  return voucher;
}

/**
 * Writes an entry and the balance that it makes: the condition keeps the balance from ever falling below zero, whatever
 * happens at once.
 * @throws Refused when there is less left than the entry takes
 */
export async function writeEntry(
  tx: EntityManager,
  voucherId: string,
  entry: Pick<GiftVoucherEntry, 'kind' | 'amount'> &
    Partial<Pick<GiftVoucherEntry, 'orderId' | 'ledgerEntryId' | 'note' | 'recordedBy'>>,
): Promise<GiftVoucher> {
  const cents = toCents(entry.amount);
  const { affected } = await tx
    .createQueryBuilder()
    .update(GiftVoucher)
    .set({ balance: () => `balance + ${cents}`, updatedAt: new Date() })
    .where('id = :id AND balance + :cents >= 0', { id: voucherId, cents })
    .execute();
  if (affected !== 1) throw refusal('gift-voucher-spent');
  const empty = { orderId: null, ledgerEntryId: null, note: '', recordedBy: '' };
  await tx.save(tx.create(GiftVoucherEntry, { ...empty, ...entry, voucherId }), { reload: false });
  return tx.findOneByOrFail(GiftVoucher, { id: voucherId });
}
