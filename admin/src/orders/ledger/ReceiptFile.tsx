import { FileButton } from '../../actions/FileButton';
import { fetchFile } from '../../data/http';
import { useLabel } from '../../i18n/useLabel';

/** The receipt or credit note with a number. */
export function ReceiptFile({ orderId, number }: { readonly orderId: string; readonly number: string }) {
  const label = useLabel();
  return (
    <FileButton
      size="small"
      text={label('app.ledger.receipt', { number })}
      read={() => fetchFile(`/api/order/${orderId}/receipts/${number}`, 'application/pdf')}
    />
  );
}
