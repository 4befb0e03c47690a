import EventBusy from '@mui/icons-material/EventBusyOutlined';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';

interface PastTravelDayProps {
  readonly order: Order;
  /** Shows only an icon, if there is no room for text. */
  readonly asSign?: boolean;
}

/** Marks an order whose travel date had already passed when it was made (rules/orders 8). */
export function PastTravelDay({ order, asSign }: PastTravelDayProps) {
  const label = useLabel();
  if (!order.isTravelDayPast) return null;
  const text = label('app.orders.pastTravelDay');
  if (!asSign) return <ColorChip tone="earth" label={text} />;
  return <EventBusy titleAccess={text} sx={{ color: 'error.main', fontSize: 16, verticalAlign: 'text-bottom' }} />;
}
