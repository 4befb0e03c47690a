import Check from '@mui/icons-material/CheckCircleOutlined';
import { useDataProvider } from 'react-admin';
import type { Event } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { BulkActionButton } from '../lists';

/** Shows the selected events to the public. */
export function BulkApproveButton() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <BulkActionButton<Event>
      action="approve"
      text={label('app.content.activate')}
      icon={<Check />}
      isDue={({ isApproved }) => !isApproved}
      run={({ slug }) => dataProvider.approveEvent(slug, true)}
    />
  );
}
