import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { ContentForm } from '../forms/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { Page } from '../shared/Page';
import { PageHeader } from '../shared/PageHeader';
import { DestinationFields } from './DestinationFields';
import { emptyDestination, formToDestination, type DestinationForm } from './destinationForm';

/** /account/destinations/create */
export default function DestinationCreate() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const empty = useMemo(emptyDestination, []);
  const title = label('app.destinations.create');
  return (
    <Page>
      <PageHeader title={title} steps={[{ label: label('app.menu.destinations'), to: '/destinations' }]} />
      <ContentForm<DestinationForm>
        defaultValues={empty}
        send={(form) => dataProvider.createDestination(formToDestination(form))}
        next="/destinations"
        submit={title}
      >
        <DestinationFields />
      </ContentForm>
    </Page>
  );
}
