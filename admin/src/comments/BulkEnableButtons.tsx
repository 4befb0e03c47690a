import Hide from '@mui/icons-material/VisibilityOffOutlined';
import Show from '@mui/icons-material/VisibilityOutlined';
import { useDataProvider } from 'react-admin';
import type { CommentRow } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { BulkActionButton } from '../lists';

/** Shows the selected comments to the public, or hides them. */
export function BulkEnableButtons() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <>
      <BulkActionButton<CommentRow>
        action="enable"
        text={label('app.comments.enable')}
        icon={<Show />}
        isDue={({ isActive }) => !isActive}
        run={({ id }) => dataProvider.setCommentActive(id, true)}
      />
      <BulkActionButton<CommentRow>
        action="enable"
        text={label('app.comments.disable')}
        icon={<Hide />}
        isDue={({ isActive }) => isActive}
        run={({ id }) => dataProvider.setCommentActive(id, false)}
      />
    </>
  );
}
