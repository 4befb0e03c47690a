import { useState, type ReactNode } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { StatusDialog } from './StatusDialog';
import { changeLater } from './delayedChanges';

/** Statuses that cannot be undone on the server, so they are sent after a delay; all others need a confirmation. */
const WAITS: readonly OrderStatus[] = ['PAID', 'REJECTED'];

/** Changes an order's status. */
export function useStatusChange(order: Order): {
  readonly change: (to: OrderStatus) => void;
  /** The dialog to confirm a change. */
  readonly dialog: ReactNode;
} {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [confirming, setConfirming] = useState<OrderStatus>();
  const { id, number } = order;
  const send = async (to: OrderStatus) => {
    try {
      notify(await dataProvider.changeOrderStatus(id, to), { type: 'success' });
    } catch (error) {
      const { message } = error as Error;
      // The user may be on another screen now, so the message names the booking.
      notify(label('app.orders.later.refused', { number, message }), {
        type: 'error',
        autoHideDuration: 15_000,
      });
    }
    refresh();
  };
  return {
    change: (to) => (WAITS.includes(to) ? changeLater(order, { to }, () => send(to)) : setConfirming(to)),
    dialog: confirming && <StatusDialog order={order} to={confirming} onClose={() => setConfirming(undefined)} />,
  };
}
