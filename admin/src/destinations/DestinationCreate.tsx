import { useMemo } from 'react';
import { ContentForm } from '../content/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { CreatePage } from '../page/CreatePage';
import { DestinationFields } from './DestinationFields';
import { emptyDestination, formToDestination, type DestinationForm } from './destinationForm';

/** /account/destinations/create */
export default function DestinationCreate() {
  const label = useLabel();
  const empty = useMemo(() => emptyDestination(), []);
  const title = label('app.destinations.create');
  return (
    <CreatePage title={title} listTitle={label('app.menu.destinations')}>
      <ContentForm<DestinationForm> defaultValues={empty} toBody={formToDestination} submit={title}>
        <DestinationFields />
      </ContentForm>
    </CreatePage>
  );
}
