import { field, view } from '../../platform/http/view.js';

/** A colleague who has a booking open. */
export class ViewerView extends view({
  id: field.uuid(),
  names: field.string('Aline Uwase'),
}) {}

export class ViewersAnswer extends view({
  others: field.list(ViewerView, 'The colleagues who have it open too, by their names.'),
}) {}
