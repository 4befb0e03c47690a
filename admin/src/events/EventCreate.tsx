import { useMemo } from 'react';
import { ContentForm } from '../content/ContentForm';
import { useLabel } from '../i18n/useLabel';
import { CreatePage } from '../page/CreatePage';
import { EventFields } from './EventFields';
import { emptyEvent, formToEvent, type EventForm } from './eventForm';

/** /account/events/create */
export default function EventCreate() {
  const label = useLabel();
  const empty = useMemo(() => emptyEvent(), []);
  const title = label('app.events.create');
  return (
    <CreatePage title={title} listTitle={label('app.menu.events')}>
      <ContentForm<EventForm> defaultValues={empty} toBody={formToEvent} submit={title}>
        <EventFields />
      </ContentForm>
    </CreatePage>
  );
}
