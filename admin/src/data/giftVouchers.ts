import { api, fetchFile, type NamedFile } from './http';
import type { NewGiftVoucher } from './types';

const of = (id: string, key: string) => ({ path: { id }, header: { 'idempotency-key': key } });

/** Calls about gift vouchers. The keys are idempotency keys. */
export const giftVouchers = {
  sellGiftVoucher: async (body: NewGiftVoucher, key: string): Promise<string> =>
    (await api.POST('/api/admin/gift-vouchers', { params: { header: { 'idempotency-key': key } }, body })).data!
      .message,

  sendGiftVoucher: async (id: string, key: string): Promise<string> =>
    (await api.POST('/api/admin/gift-vouchers/{id}/send', { params: of(id, key) })).data!.message,

  voidGiftVoucher: async (id: string, reason: string, key: string): Promise<string> =>
    (await api.POST('/api/admin/gift-vouchers/{id}/void', { params: of(id, key), body: { reason } })).data!.message,

  giftVoucherFile: (id: string): Promise<NamedFile> =>
    fetchFile(`/api/admin/gift-vouchers/${encodeURIComponent(id)}/paper`, 'application/pdf'),

  spendGiftVoucher: async (orderId: string, code: string, key: string): Promise<string> =>
    (await api.POST('/api/admin/orders/{id}/gift-voucher', { params: of(orderId, key), body: { code } })).data!.message,
};
