import { useDataProvider } from 'react-admin';
import type { Publication } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { VerbButton } from '../shared/VerbButton';

/** Reads Activate while the publication is inactive, and Deactivate while it is active. */
export function ApprovePublication({ publication: { id, title, status } }: { readonly publication: Publication }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <VerbButton
      action={label(status ? 'app.publicity.deactivate' : 'app.publicity.activate')}
      title={title}
      run={() => dataProvider.approvePublication(id, !status)}
    />
  );
}
