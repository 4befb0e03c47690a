import { useDataProvider } from 'react-admin';
import type { Event } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { VerbButton } from '../shared/VerbButton';

/** Reads Activate until the event is approved, and Deactivate while the public sees it. */
export function ApproveEvent({ event: { slug, title, isApproved } }: { readonly event: Event }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <VerbButton
      action={label(isApproved ? 'app.publicity.deactivate' : 'app.publicity.activate')}
      title={title}
      run={() => dataProvider.approveEvent(slug, !isApproved)}
    />
  );
}
