import { useMemo } from 'react';
import { ContentForm } from '../content/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { CreatePage } from '../page/CreatePage';
import { NEW_CATEGORIES } from './publicationKind';
import { PublicationFields } from './PublicationFields';
import { emptyPublication, formToPublication, type PublicationForm } from './publicationForm';

/** /account/publications/create */
export default function PublicationCreate() {
  const label = useLabel();
  const empty = useMemo(() => emptyPublication(), []);
  const title = label('app.publications.create');
  return (
    <CreatePage title={title} listTitle={label('app.publications.title')}>
      <ContentForm<PublicationForm> defaultValues={empty} toBody={formToPublication} submit={title}>
        <PublicationFields categories={NEW_CATEGORIES} />
      </ContentForm>
    </CreatePage>
  );
}
