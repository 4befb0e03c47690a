import { useParams } from 'react-admin';
import { TellSubscribers } from '../campaigns/TellSubscribers';
import type { EventDetail } from '../data/types';
import { ContentForm } from '../forms/ContentForm';
import { DeleteRecord } from '../forms/DeleteRecord';
import { catMoment } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../shared/Facts';
import { FactsCard, Pictures, TextFact } from '../shared/FactsCard';
import { PublicState } from '../shared/PublicState';
import { RecordPage } from '../shared/RecordPage';
import { ApproveEvent } from './ApproveEvent';
import { EventFields } from './EventFields';
import { eventToForm, formToEvent, type EventForm } from './eventForm';
import { pageOf } from './eventPaths';

const WORDS = ['app.publicity.approved', 'app.publicity.waiting'] as const;

/** /account/events/view/{slug} */
export default function EventView() {
  const label = useLabel();
  const { slug = '' } = useParams();
  return (
    <RecordPage<EventDetail>
      resource="events"
      recordKey={slug}
      listTitle={label('app.menu.events')}
      titleOf={({ title }) => title}
      state={({ isApproved }) => <PublicState isPublic={isApproved} words={WORDS} />}
      pageOf={pageOf}
      toggle={{ action: 'approve', button: (event) => <ApproveEvent event={event} /> }}
      extra={({ id, title, isApproved, endDate }) =>
        isApproved && new Date(endDate) > new Date() && <TellSubscribers kind="event" recordId={id} title={title} />
      }
      form={(event) => (
        <ContentForm<EventForm>
          key={event.id}
          defaultValues={eventToForm(event)}
          updatedAt={event.updatedAt}
          toBody={formToEvent}
          submit={label('app.events.update')}
          extra={<DeleteRecord record={event} />}
        >
          <EventFields />
        </ContentForm>
      )}
      facts={(event) => <EventFacts event={event} />}
    />
  );
}

function EventFacts({ event }: { readonly event: EventDetail }) {
  const label = useLabel();
  return (
    <FactsCard>
      <Pictures urls={[event.image]} />
      <Facts
        level="h2"
        heading={event.title}
        rows={[
          [label('resources.events.fields.startDate'), catMoment(event.startDate)],
          [label('resources.events.fields.endDate'), catMoment(event.endDate)],
          [label('resources.events.fields.place'), event.place],
          [label('resources.events.fields.price'), event.price ? usd(event.price) : label('app.events.free')],
        ]}
      />
      <TextFact heading={label('resources.events.fields.description')} html={event.description} />
    </FactsCard>
  );
}
