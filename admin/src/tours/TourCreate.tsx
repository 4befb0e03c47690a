import { useMemo } from 'react';
import { ContentForm } from '../content/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { CreatePage } from '../page/CreatePage';
import { TourFields } from './TourFields';
import { emptyTour, formToNewTour, type TourForm } from './tourForm';

/** /account/tours/create */
export default function TourCreate() {
  const label = useLabel();
  const empty = useMemo(() => emptyTour(), []);
  const title = label('app.tours.create');
  return (
    <CreatePage title={title} listTitle={label('app.menu.tours')}>
      <ContentForm<TourForm> defaultValues={empty} toBody={formToNewTour} submit={title}>
        <TourFields />
      </ContentForm>
    </CreatePage>
  );
}
