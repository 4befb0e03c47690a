import { KEPT_VOUCHER_STATES } from '@imisozi/core/gift-vouchers';
import { usd } from '@imisozi/core/money';
import type { GiftVoucher } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { choiceInput, Column, ListEmpty, ListPage, OneLine, RowCard, RowLink, SEARCH_INPUT } from '../lists';
import { GiftVoucherChip } from './GiftVoucherChip';
import { giftVoucherPath } from './giftVoucherPaths';
import { GiftVoucherShow } from './GiftVoucherShow';
import { SellGiftVoucher } from './SellGiftVoucher';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'state',
    'resources.gift-vouchers.fields.state',
    KEPT_VOUCHER_STATES.map((id) => ({ id, name: `app.giftVouchers.states.${id}` })),
  ),
];
const SORT_FIELDS = ['createdAt', 'issuedAt', 'number', 'amount', 'balance', 'expiresOn'];

/** /account/gift-vouchers (rules/gift-vouchers 1) */
export default function GiftVoucherList() {
  const label = useLabel();
  const name = ({ number }: GiftVoucher) => number ?? label('app.giftVouchers.states.unpaid');
  const names = ({ fromNames, toNames }: GiftVoucher) =>
    label('app.giftVouchers.names', { from: fromNames, to: toNames });
  const until = ({ expiresOn }: GiftVoucher) => (expiresOn ? dayName(expiresOn) : '–');
  const left = ({ balance, amount }: GiftVoucher) =>
    label('app.giftVouchers.left', { balance: usd(balance), amount: usd(amount) });
  return (
    <>
      <ListPage<GiftVoucher>
        title={label('app.menu.giftVouchers')}
        notice={<SellGiftVoucher />}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(voucher) => (
          <RowCard
            title={<RowLink to={giftVoucherPath(voucher.id)}>{name(voucher)}</RowLink>}
            badge={<GiftVoucherChip voucher={voucher} />}
            subtitle={names(voucher)}
            lines={[left(voucher)]}
            foot={`${label('resources.gift-vouchers.fields.expiresOn')}: ${until(voucher)}`}
          />
        )}
        empty={<ListEmpty title={label('app.giftVouchers.empty')} body={label('app.giftVouchers.emptyBody')} />}
      >
        <Column<GiftVoucher>
          source="number"
          render={(voucher) => <RowLink to={giftVoucherPath(voucher.id)}>{name(voucher)}</RowLink>}
        />
        <Column<GiftVoucher> source="toNames" disableSort render={names} />
        <Column<GiftVoucher> source="balance" render={(voucher) => <OneLine>{left(voucher)}</OneLine>} />
        <Column<GiftVoucher> source="expiresOn" render={(voucher) => <OneLine>{until(voucher)}</OneLine>} />
        <Column<GiftVoucher> source="state" disableSort render={(voucher) => <GiftVoucherChip voucher={voucher} />} />
      </ListPage>
      <GiftVoucherShow />
    </>
  );
}
