import { field, view } from '../../../platform/http/view.js';

/** A colleague who can be given work. */
export class ColleagueView extends view({
  id: field.uuid(),
  names: field.string('Aline Uwase'),
}) {}
