import { field, view } from '../platform/http/view.js';

/** The position of a place, in decimal degrees. */
export class PositionView extends view({
  latitude: field.number(-2.06, undefined, { minimum: -90, maximum: 90 }),
  longitude: field.number(29.35, undefined, { minimum: -180, maximum: 180 }),
}) {}
