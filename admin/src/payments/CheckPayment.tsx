import { useCanAccess, useDataProvider } from 'react-admin';
import type { Payment } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ActionButton } from '../actions/ActionButton';

/** Checks a payment with the gateway now, instead of waiting for the poller (rules/payments 3). */
export function CheckPayment({ payment: { id, reference, status } }: { readonly payment: Payment }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'check' });
  // REFUNDED is a final status.
  if (!canAccess || status === 'REFUNDED') return null;
  return (
    <ActionButton
      text={label('app.payments.check')}
      title={label('app.payments.title', { reference })}
      run={() => dataProvider.checkPayment(id)}
    />
  );
}
