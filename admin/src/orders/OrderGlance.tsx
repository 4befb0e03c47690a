import CreditCard from '@mui/icons-material/CreditCardOutlined';
import CreditCardOff from '@mui/icons-material/CreditCardOffOutlined';
import Paid from '@mui/icons-material/CreditScoreOutlined';
import Review from '@mui/icons-material/GppMaybeOutlined';
import Refunded from '@mui/icons-material/UndoOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { MAIL_ICONS } from './mailIcons';
import { moneyOf, usePaymentsOf, type Money } from './paymentsOf';

const MONEY_ICONS: Record<Money, { Icon: SvgIconComponent; colour: string }> = {
  paid: { Icon: Paid, colour: 'success.main' },
  refunded: { Icon: Refunded, colour: 'text.secondary' },
  review: { Icon: Review, colour: 'error.main' },
  open: { Icon: CreditCard, colour: 'info.main' },
  failed: { Icon: CreditCardOff, colour: 'warning.main' },
  none: { Icon: CreditCard, colour: 'text.disabled' },
};

/** How an order's money and its mails are doing, in a symbol each that also has a name. */
export function OrderGlance({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { data = [] } = useListContext<Order>();
  // One call for the page: every row asks for the same.
  const payments = usePaymentsOf(data);
  const money = payments && moneyOf(order, payments);
  const mail = order.mailStatus;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, minHeight: 20, verticalAlign: 'middle' }}>
      {money && <Symbol {...MONEY_ICONS[money]} title={label(`app.orders.money.${money}`)} />}
      {mail && (
        <Symbol
          {...MAIL_ICONS[mail]}
          title={`${label('app.orders.mail.label')}: ${label(`app.orders.mail.${mail}`)}`}
        />
      )}
    </Box>
  );
}

interface SymbolProps {
  readonly Icon: SvgIconComponent;
  readonly colour: string;
  readonly title: string;
}

const Symbol = ({ Icon, colour, title }: SymbolProps) => (
  <Icon titleAccess={title} sx={{ color: colour, fontSize: 20 }} />
);
