import { useDataProvider } from 'react-admin';
import type { Tour } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { VerbButton } from '../shared/VerbButton';

/** Reads Publish while the tour is a draft, and UnPublish while the public sees it. */
export function PublishTour({ tour: { slug, title, isPublished } }: { readonly tour: Tour }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <VerbButton
      action={label(isPublished ? 'app.publicity.unpublish' : 'app.publicity.publish')}
      title={title}
      run={() => dataProvider.publishTour(slug, !isPublished)}
    />
  );
}
