import { TOURS } from './tour.kind.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { staffContentController } from '../content/staff-content.controller.js';
import { TourDetailView, TourView } from './dto/tour.view.js';
import { TourList } from './tour.list.js';

/** The screens of tours in the dashboard. */
export const ToursBackofficeController = staffContentController('ToursBackofficeController', {
  kind: TOURS,
  access: 'tours',
  one: 'One tour, by its id or its slug',
  list: TourList,
  view: TourView,
  detail: TourDetailView,
  sheet: csvSheet<TourView>(
    'tours',
    [
      'id',
      'title',
      'slug',
      'location',
      'departureTime',
      'price1',
      'price2',
      'price3',
      'price4',
      'price5',
      'isPublished',
    ],
    ['createdAt'],
  ),
});
