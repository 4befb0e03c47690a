import { useDataProvider } from 'react-admin';
import type { Destination } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { VerbButton } from '../shared/VerbButton';

/** Reads Publish while the destination is a draft, and UnPublish while the public sees it. */
export function PublishDestination({
  destination: { slug, title, isPublished },
}: {
  readonly destination: Destination;
}) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <VerbButton
      action={label(isPublished ? 'app.publicity.unpublish' : 'app.publicity.publish')}
      title={title}
      run={() => dataProvider.publishDestination(slug, !isPublished)}
    />
  );
}
