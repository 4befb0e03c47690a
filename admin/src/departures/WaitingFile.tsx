import { useDataProvider } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';

/** The waiting list of a departure as a file for spreadsheets. */
export function WaitingFile({ departureId }: { readonly departureId: string }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <FileButton
      headings="waiting-list"
      size="small"
      text={label('app.departures.waiting.file')}
      read={() => dataProvider.waitingFile(departureId)}
    />
  );
}
