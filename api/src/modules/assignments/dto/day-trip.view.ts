import { field, view } from '../../../platform/http/view.js';

/** Places of a trip that nobody or nothing has been assigned to. */
const MISSING = ['guide', 'driver', 'vehicle'] as const;

class PickUpView extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  time: field.string('06:00', 'Empty where none was given.'),
  place: field.string('Kigali, Rwanda'),
}) {}

/** A trip that takes place on a day. */
export class DayTripView extends view({
  id: field.uuid('Of the departure, or of the booking on days of its own.'),
  tour: field.string('Gorillas of the Virunga volcanoes'),
  from: field.day('2027-06-12'),
  to: field.day('2027-06-14'),
  people: field.number(4),
  pickUps: field.list(PickUpView, 'Of a trip that begins on the day, by time: of the first three bookings.'),
  morePickUps: field.integer(0, 'How many more bookings there are to pick up.'),
  missing: field.enums(MISSING, 'Nobody and nothing has been assigned to these places.'),
}) {}

export class DayTripsView extends view({
  total: field.integer(7, 'Trips that begin, are under way or end on the day; at most 200 are counted.'),
  incomplete: field.integer(2, 'Those of them without a guide, a driver or a vehicle.'),
  first: field.list(DayTripView, 'The first eight: those that begin, by their pick-ups, then those under way.'),
}) {}
