import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { ContentForm } from '../forms/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { Page } from '../shared/Page';
import { PageHeader } from '../shared/PageHeader';
import { NEW_CATEGORIES } from './categories';
import { PublicationFields } from './PublicationFields';
import { emptyPublication, formToPublication, type PublicationForm } from './publicationForm';

/** /account/publications/create */
export default function PublicationCreate() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const empty = useMemo(emptyPublication, []);
  const title = label('app.publications.create');
  return (
    <Page>
      <PageHeader title={title} steps={[{ label: label('app.publications.title'), to: '/publications' }]} />
      <ContentForm<PublicationForm>
        defaultValues={empty}
        send={(form) => dataProvider.createPublication(formToPublication(form))}
        next="/publications"
        submit={title}
      >
        <PublicationFields categories={NEW_CATEGORIES} />
      </ContentForm>
    </Page>
  );
}
