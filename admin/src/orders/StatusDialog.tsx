import { useDataProvider } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import { CancelDialog } from './cancelling/CancelDialog';
import { RefundDialog } from './RefundDialog';

const DANGEROUS: readonly OrderStatus[] = ['REJECTED', 'CANCELLED', 'REFUNDED'];

/** Whether a status is bad news for the client, so that its button is red. */
export const isDangerous = (status: OrderStatus): boolean => DANGEROUS.includes(status);

/** The statuses that need a confirmation. */
type Asked = 'PENDING' | 'APPROVED';

interface StatusDialogProps {
  readonly order: Order;
  readonly to: OrderStatus;
  readonly onClose: () => void;
}

/** Asks for confirmation and changes the status. */
export function StatusDialog({ order, to, onClose }: StatusDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const verb = useConfirmedAction(() => dataProvider.changeOrderStatus(order.id, to), onClose);
  if (to === 'CANCELLED') return <CancelDialog order={order} onClose={onClose} />;
  if (to === 'REFUNDED') return <RefundDialog order={order} onClose={onClose} />;
  return (
    <ConfirmDialog
      {...verb.dialog}
      open
      question={label(`app.orders.status.questions.${to as Asked}`, { number: order.number })}
      consequence={label(`app.orders.status.consequences.${to as Asked}`)}
      danger={isDangerous(to)}
    />
  );
}
