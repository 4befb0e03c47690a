import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { ContentForm } from '../forms/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { Page } from '../shared/Page';
import { PageHeader } from '../shared/PageHeader';
import { TourFields } from './TourFields';
import { emptyTour, formToTour, type TourForm } from './tourForm';

/** /account/tours/create */
export default function TourCreate() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const empty = useMemo(emptyTour, []);
  const title = label('app.tours.create');
  return (
    <Page>
      <PageHeader title={title} steps={[{ label: label('app.menu.tours'), to: '/tours' }]} />
      <ContentForm<TourForm>
        defaultValues={empty}
        send={(form) => dataProvider.createTour(formToTour(form))}
        next="/tours"
        submit={title}
      >
        <TourFields />
      </ContentForm>
    </Page>
  );
}
