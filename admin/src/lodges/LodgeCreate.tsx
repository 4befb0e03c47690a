import { useMemo } from 'react';
import { ContentForm } from '../content/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { CreatePage } from '../page/CreatePage';
import { LodgeFields } from './LodgeFields';
import { emptyLodge, formToLodge, type LodgeForm } from './lodgeForm';

/** /account/lodges/create */
export default function LodgeCreate() {
  const label = useLabel();
  const empty = useMemo(() => emptyLodge(), []);
  const title = label('app.lodges.create');
  return (
    <CreatePage title={title} listTitle={label('app.menu.lodges')}>
      <ContentForm<LodgeForm> defaultValues={empty} toBody={formToLodge} submit={title}>
        <LodgeFields />
      </ContentForm>
    </CreatePage>
  );
}
