import type { GiftVoucher } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';

/** The state of a gift voucher (rules/gift-vouchers 2). */
export function GiftVoucherChip({ voucher: { state } }: { readonly voucher: GiftVoucher }) {
  const label = useLabel();
  const tone = state === 'active' ? 'green' : state === 'expired' ? 'earth' : 'plain';
  return <ColorChip tone={tone} label={label(`app.giftVouchers.states.${state}`)} />;
}
