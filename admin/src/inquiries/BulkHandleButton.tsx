import Done from '@mui/icons-material/DoneAll';
import { useDataProvider, useResourceContext } from 'react-admin';
import type { AirTicketInquiry, ContactMessage } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { BulkActionButton } from '../lists';

/** Marks the selected messages as handled. */
export function BulkHandleButton() {
  const label = useLabel();
  const resource = useResourceContext()!;
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <BulkActionButton<ContactMessage | AirTicketInquiry>
      action="handle"
      text={label('app.inquiries.handle')}
      icon={<Done />}
      isDue={({ isHandled }) => !isHandled}
      run={(row) => dataProvider.update(resource, { id: row.id, data: { isHandled: true }, previousData: row })}
    />
  );
}
