import type { Payment } from '../data/types';
import { useLabel } from '../i18n/useLabel';

/** Who takes a payment, and whether it is only a test. */
export function Provider({ payment: { provider, isSandbox } }: { readonly payment: Payment }) {
  const label = useLabel();
  const name = label(`app.payments.providers.${provider}`);
  return <>{isSandbox ? label('app.payments.test', { provider: name }) : name}</>;
}
