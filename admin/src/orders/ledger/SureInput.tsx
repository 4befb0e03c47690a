import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { slipOf } from './paymentSlip';

/** Asks to confirm an amount that looks like a typing error; hidden for others. */
export function SureInput({ order }: { readonly order: Order }) {
  const label = useLabel();
  const [amount, isOut] = useWatch({ name: ['amount', 'isOut'] }) as [number | null, boolean];
  const slip = slipOf(order, amount ?? 0, isOut);
  if (!slip) return null;
  const { kind, limit } = slip;
  return (
    <BooleanInput
      source="isSure"
      label={label(`app.ledger.record.sure.${kind}`, { amount: usd(amount ?? 0), limit: usd(limit) })}
      helperText={false}
      validate={(isSure: boolean) => (isSure ? undefined : label('app.ledger.record.sure.missing'))}
    />
  );
}
