import { maxValue, minValue, NumberInput, required, useDataProvider } from 'react-admin';
import type { Order, Refund } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { usd } from '@imisozi/core/money';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

const SMALLEST = 0.01;

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Records a refund with its amount and a reason, which is emailed to the client. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const amount = usd(order.amount);
  const outside = label('app.orders.refund.outside', { amount });
  return (
    <FormDialog<Refund>
      title={label('app.orders.refund.title', { number: order.number })}
      text={label('app.orders.refund.consequence')}
      defaultValues={{ refundedAmount: order.amount, refundReason: '' }}
      submit={label('app.orders.status.actions.REFUNDED')}
      danger
      send={(refund) => dataProvider.changeOrderStatus(order.id, 'REFUNDED', refund)}
      onClose={onClose}
    >
      <NumberInput
        source="refundedAmount"
        label={label('app.orders.refund.amount')}
        helperText={label('app.orders.refund.amountHelp', { amount })}
        min={SMALLEST}
        max={order.amount}
        step={SMALLEST}
        validate={[required(outside), minValue(SMALLEST, outside), maxValue(order.amount, outside)]}
      />
      <TextInput source="refundReason" label={label('app.orders.refund.reason')} multiline minRows={2} />
    </FormDialog>
  );
}
