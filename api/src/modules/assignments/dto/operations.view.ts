import { SPOKEN_LANGUAGES } from '@imisozi/core/operations/spoken-languages';
import { field, view } from '../../../platform/http/view.js';

/** Someone or something that a trip has. */
export class AssignedView extends view({
  assignmentId: field.uuid(),
  id: field.uuid('Of the guide or vehicle.'),
  name: field.string('Eric Mugisha'),
  phoneNumber: field.string('+250 788 300 100', 'Null for a vehicle.').nullable(),
  from: field.day('2027-06-12'),
  to: field.day('2027-06-14'),
  confirmedAt: field.time('When the guide or driver confirmed it; null: not yet.').nullable(),
  forcedBecause: field.string('He changes cars at noon.').nullable(),
  note: field.string('They celebrate a birthday on the second day.', 'What the office tells them.').nullable(),
}) {}

export class OperatedTripView extends view({
  id: field.uuid('Of the departure, or of the booking on days of its own.'),
  orderIds: field.strings(undefined, 'The ids of its bookings.'),
  numbers: field.strings(['2026-000042'], 'Their numbers.'),
  departureId: field.uuid('Null for a booking on days of its own.').nullable(),
  tour: field.string('Gorillas of the Virunga volcanoes'),
  from: field.day('2027-06-12'),
  to: field.day('2027-06-14'),
  people: field.number(4),
  guide: field.one(AssignedView, 'The first of them; null: none yet.').nullable(),
  driver: field.one(AssignedView).nullable(),
  vehicle: field.one(AssignedView).nullable(),
  guides: field.list(AssignedView),
  drivers: field.list(AssignedView),
  vehicles: field.list(AssignedView),
  warnings: field.enums(['no-guide', 'no-driver', 'no-vehicle', 'too-few-seats', 'not-confirmed', 'forced'] as const),
}) {}

/** A trip that a guide or vehicle has. */
export class BusyView extends view({
  tripId: field.uuid(),
  tour: field.string('Gorillas of the Virunga volcanoes'),
  from: field.day('2027-06-12'),
  to: field.day('2027-06-14'),
}) {}

class SpanView extends view({ from: field.day('2027-07-01'), to: field.day('2027-07-05') }) {}

class PaperView extends view({
  paper: field.enum(['licence', 'insurance'] as const),
  until: field.day('2028-03-31').nullable(),
}) {}

/** What decides whether a guide or vehicle can go on a trip. */
class AssignableView extends view({
  id: field.uuid(),
  name: field.string('Eric Mugisha'),
  isActive: field.boolean(true),
  daysOff: field.list(SpanView),
  papers: field.list(PaperView),
  seats: field.number(6, 'Null for a person.').nullable(),
  busy: field.list(BusyView, 'Trips on the days of the trips that are shown.'),
}) {}

export class AssignableGuideView extends view(
  {
    isGuide: field.boolean(true),
    isDriver: field.boolean(true),
    languages: field.enums(SPOKEN_LANGUAGES),
  },
  AssignableView,
) {}

export class AssignableVehicleView extends view({ plate: field.string('RAC 123 A') }, AssignableView) {}

export class OperationsAnswer extends view({
  from: field.day('2027-06-12'),
  to: field.day('2027-06-18'),
  trips: field.list(OperatedTripView, 'By their first day.'),
  guides: field.list(AssignableGuideView, 'Guides and drivers to choose from, by name.'),
  vehicles: field.list(AssignableVehicleView, 'By name.'),
  isCut: field.boolean(false, 'There are more trips than one answer holds: ask for fewer days.'),
}) {}
