import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { ContentForm } from '../forms/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { Page } from '../shared/Page';
import { PageHeader } from '../shared/PageHeader';
import { EventFields } from './EventFields';
import { emptyEvent, formToEvent, type EventForm } from './eventForm';

/** /account/events/create */
export default function EventCreate() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const empty = useMemo(emptyEvent, []);
  const title = label('app.events.create');
  return (
    <Page>
      <PageHeader title={title} steps={[{ label: label('app.menu.events'), to: '/events' }]} />
      <ContentForm<EventForm>
        defaultValues={empty}
        send={(form) => dataProvider.createEvent(formToEvent(form))}
        next="/events"
        submit={title}
      >
        <EventFields />
      </ContentForm>
    </Page>
  );
}
