import { DESTINATIONS } from './destination.kind.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { staffContentController } from '../content/staff-content.controller.js';
import { DestinationView } from './dto/destination.view.js';
import { DestinationList } from './destination.list.js';

/** The screens of destinations in the dashboard. */
export const DestinationsBackofficeController = staffContentController('DestinationsBackofficeController', {
  kind: DESTINATIONS,
  access: 'destinations',
  one: 'One destination, by its id or its slug',
  list: DestinationList,
  view: DestinationView,
  sheet: csvSheet<DestinationView>(
    'destinations',
    ['id', 'title', 'slug', 'isPublished', 'views.numberOfReading'],
    ['createdAt'],
  ),
});
