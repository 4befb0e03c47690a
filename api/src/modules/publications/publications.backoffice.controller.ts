import { PUBLICATIONS } from './publication.kind.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { staffContentController } from '../content/staff-content.controller.js';
import { PublicationView } from './dto/publication.view.js';
import { PublicationList } from './publication.list.js';

/** The screens of publications in the dashboard. */
export const PublicationsBackofficeController = staffContentController('PublicationsBackofficeController', {
  kind: PUBLICATIONS,
  access: 'publications',
  one: 'One publication',
  list: PublicationList,
  view: PublicationView,
  sheet: csvSheet<PublicationView>(
    'publications',
    ['id', 'title', 'category', 'pubDocument', 'status', 'count'],
    ['createdAt'],
  ),
});
