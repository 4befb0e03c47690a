import { EVENTS } from './event.kind.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { staffContentController } from '../content/staff-content.controller.js';
import { EventDetailView, EventView } from './dto/event.view.js';
import { EventList } from './event.list.js';

/** The screens of events in the dashboard. */
export const EventsBackofficeController = staffContentController('EventsBackofficeController', {
  kind: EVENTS,
  access: 'events',
  one: 'One event, by its id or its slug',
  list: EventList,
  view: EventView,
  detail: EventDetailView,
  sheet: csvSheet<EventView>(
    'events',
    ['id', 'title', 'slug', 'place', 'price', 'isApproved'],
    ['startDate', 'endDate', 'createdAt'],
  ),
});
