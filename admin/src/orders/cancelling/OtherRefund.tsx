import { BooleanInput, maxValue, minValue, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';

interface OtherRefundProps {
  readonly order: Order;
  /** The refund by the terms. */
  readonly refund: number;
}

/** A refund that differs from the terms needs a tick and is at most what was paid. Hidden if nothing was paid. */
export function OtherRefund({ order: { paid }, refund }: OtherRefundProps) {
  const label = useLabel();
  const isOther = useWatch({ name: 'override' }) as boolean;
  if (paid <= 0) return null;
  const outside = label('app.orders.cancel.outside', { paid: usd(paid) });
  return (
    <>
      <BooleanInput
        source="override"
        label={label('app.orders.cancel.override')}
        helperText={label('app.orders.cancel.overrideHelp', { refund: usd(refund) })}
      />
      {isOther && (
        <NumberInput
          source="refund"
          label={label('app.orders.cancel.otherRefund')}
          helperText={false}
          min={0}
          max={paid}
          step="any"
          validate={[required(outside), minValue(0, outside), maxValue(paid, outside)]}
        />
      )}
    </>
  );
}
