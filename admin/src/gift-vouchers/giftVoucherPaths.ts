/** The page of a gift voucher. */
export const giftVoucherPath = (id: string): string => `/gift-vouchers/${encodeURIComponent(id)}/show`;
