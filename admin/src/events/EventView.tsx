import { StartCampaign } from '../campaigns/StartCampaign';
import type { EventDetail } from '../data/types';
import { catMoment } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { FactsCard, TextFact } from '../content/FactsCard';
import { ContentPage } from '../content/ContentPage';
import { EventFields } from './EventFields';
import { eventToForm, formToEvent, type EventForm } from './eventForm';
import { EVENTS } from './eventKind';

/** /account/events/view/{slug} */
export default function EventView() {
  return (
    <ContentPage<EventDetail, EventForm>
      kind={EVENTS}
      extra={({ id, title, isApproved, endDate }) =>
        isApproved && new Date(endDate) > new Date() && <StartCampaign kind="event" recordId={id} title={title} />
      }
      form={{ toValues: eventToForm, toBody: formToEvent, inputs: <EventFields /> }}
      facts={(event) => <EventFacts event={event} />}
    />
  );
}

function EventFacts({ event }: { readonly event: EventDetail }) {
  const label = useLabel();
  return (
    <FactsCard
      title={event.title}
      pictures={[event.image]}
      rows={[
        [label('resources.events.fields.startDate'), catMoment(event.startDate)],
        [label('resources.events.fields.endDate'), catMoment(event.endDate)],
        [label('resources.events.fields.place'), event.place],
        [label('resources.events.fields.price'), event.price ? usd(event.price) : label('app.events.free')],
      ]}
    >
      <TextFact heading={label('resources.events.fields.description')} html={event.description} />
    </FactsCard>
  );
}
