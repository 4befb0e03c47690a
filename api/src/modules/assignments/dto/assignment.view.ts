import { field, view } from '../../../platform/http/view.js';
import type { MadeAssignment } from '../assignments.service.js';
import { namesOf } from '../assignments.service.js';
import type { Assignment } from '../assignment.entity.js';

export class AssignmentView extends view({
  id: field.uuid(),
  departureId: field.uuid().nullable(),
  orderId: field.uuid('The booking on days of its own.').nullable(),
  guideId: field.uuid().nullable(),
  driverId: field.uuid().nullable(),
  vehicleId: field.uuid().nullable(),
  from: field.day('2027-06-12'),
  to: field.day('2027-06-14'),
  note: field.string('They celebrate a birthday on the second day.', 'What the office tells them.').nullable(),
  forcedBecause: field.string('He changes cars at noon.', 'Why it was made against a clash; null: none.').nullable(),
}) {}

export class AssignmentAnswer extends view({
  message: field.string('Eric Mugisha has been assigned to Gorillas of the Virunga volcanoes.'),
  data: field.one(AssignmentView),
}) {}

export const assignmentView = (assignment: Assignment): AssignmentView => ({
  id: assignment.id,
  departureId: assignment.departureId,
  orderId: assignment.orderId,
  guideId: assignment.guideId,
  driverId: assignment.driverId,
  vehicleId: assignment.vehicleId,
  from: assignment.firstDay,
  to: assignment.lastDay,
  note: assignment.note,
  forcedBecause: assignment.forcedBecause,
});

export const assignedAnswer = ({ assignment, trip, chosen }: MadeAssignment): AssignmentAnswer => ({
  message: `${namesOf(chosen)}: assigned to ${trip.tour}.`,
  data: assignmentView(assignment),
});
