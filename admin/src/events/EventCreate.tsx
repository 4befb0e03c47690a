import { ContentCreate } from '../content/ContentCreate';
import { EventFields } from './EventFields';
import { emptyEvent, formToEvent } from './eventForm';
import { EVENTS } from './eventKind';

/** /account/events/create */
export default function EventCreate() {
  return (
    <ContentCreate kind={EVENTS} empty={emptyEvent} toBody={formToEvent}>
      <EventFields />
    </ContentCreate>
  );
}
