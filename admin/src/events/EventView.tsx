import { StartCampaign } from '../campaigns/StartCampaign';
import type { EventDetail } from '../data/types';
import { ContentForm } from '../content/ContentForm';
import { DeleteRecord } from '../content/DeleteRecord';
import { catMoment } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { FactsCard, Pictures, TextFact } from '../content/FactsCard';
import { ContentPage } from '../content/ContentPage';
import { EventFields } from './EventFields';
import { eventToForm, formToEvent, type EventForm } from './eventForm';
import { EVENTS } from './eventKind';

/** /account/events/view/{slug} */
export default function EventView() {
  const label = useLabel();
  return (
    <ContentPage<EventDetail>
      kind={EVENTS}
      extra={({ id, title, isApproved, endDate }) =>
        isApproved && new Date(endDate) > new Date() && <StartCampaign kind="event" recordId={id} title={title} />
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
