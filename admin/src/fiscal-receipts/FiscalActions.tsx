import { useDataProvider } from 'react-admin';
import { ActionButton } from '../actions/ActionButton';
import type { FiscalReceipt } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { EnterSignature } from './EnterSignature';

/** What the office can do about a paper that is not signed (rules/fiscal 3). */
export function FiscalActions({ receipt }: { readonly receipt: FiscalReceipt }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { id, paper, state } = receipt;
  if (state === 'signed') return null;
  if (state === 'unanswered') return <EnterSignature receipt={receipt} />;
  return <ActionButton text={label('app.fiscal.again')} title={paper} run={() => dataProvider.signAgain(id)} />;
}
