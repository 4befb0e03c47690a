import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ToneChip } from '../shared/ToneChip';

/** Marks an order for a day that was over when it was made; nothing for any other (contract 4). */
export function PastTravelDay({ order }: { readonly order: Order }) {
  const label = useLabel();
  return order.isTravelDayPast ? <ToneChip tone="earth" label={label('app.orders.pastTravelDay')} /> : null;
}
