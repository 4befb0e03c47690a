import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { GiftVoucher } from './gift-voucher.entity.js';

/** A voucher was paid, has its number and code, and can be spent. */
export interface GiftVoucherIssued {
  readonly voucher: GiftVoucher;
  /** Whether buyer and recipient are emailed. */
  readonly sendMails: boolean;
}

export const GIFT_VOUCHER_ISSUED = defineEvent<GiftVoucherIssued>('giftVoucher.issued');
