import { csvSheet } from '../../platform/list/csv-sheet.js';
import { staffContentController } from '../content/staff-content.controller.js';
import { LodgeView } from './dto/lodge.view.js';
import { LODGES } from './lodge.kind.js';
import { LodgeList } from './lodge.list.js';

/** The screens of lodges in the dashboard. */
export const LodgesBackofficeController = staffContentController('LodgesBackofficeController', {
  kind: LODGES,
  access: 'lodges',
  one: 'One lodge, by its id or its slug',
  list: LodgeList,
  view: LodgeView,
  sheet: csvSheet<LodgeView>(
    'lodges',
    ['id', 'title', 'slug', 'place', 'level', 'rooms', 'link', 'isPublished'],
    ['createdAt'],
  ),
});
