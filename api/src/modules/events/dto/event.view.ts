import { field, view } from '../../../platform/http/view.js';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import type { Event } from '../event.entity.js';

/** An event as clients see it. */
export class EventView extends view(
  {
    id: field.uuid(),
    title: field.string('Kigali Conservation Forum'),
    slug: field.string('kigali-conservation-forum'),
    image: field.string('https://www.imisozi.example/media/demo/kigali-skyline-noon.svg'),
    description: field.string('<p>Three days of talks and walks.</p>', 'Sanitised HTML.'),
    startDate: field.time(undefined, '2027-03-01T08:00:00.000Z'),
    endDate: field.time(undefined, '2027-03-01T16:00:00.000Z'),
    place: field.string('Kigali Convention Centre'),
    price: field.number(50, 'US dollars; 0: free entry.'),
    isApproved: field.boolean(true),
    createdAt: field.time(),
    updatedAt: field.time('When its content last changed.'),
  },
  TranslatedView,
) {}

/** An event as the dashboard shows it on its own page. */
export class EventDetailView extends view(
  { openOrders: field.number(2, 'Bookings that are pending, approved, or paid with travel still ahead.') },
  EventView,
) {}

export class EventsAnswer extends view({
  data: field.list(EventView),
  eventsCount: field.number(12),
}) {}

export class EventAnswer extends view({ data: field.one(EventView) }) {}

export class EventSavedAnswer extends view({ message: field.string('The event has been updated.') }, EventAnswer) {}

export function eventView(event: Event, media: MediaUrls): EventView {
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    image: media.toUrl(event.image),
    description: media.withUrls(event.description),
    startDate: event.startDate.toISOString(),
    endDate: event.endDate.toISOString(),
    place: event.place,
    price: event.price,
    isApproved: event.isApproved,
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
    ...translationStateView(event),
  };
}
