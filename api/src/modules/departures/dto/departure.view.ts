import { field, view } from '../../../platform/http/view.js';
import { DEPARTURE_LABELS, DEPARTURE_STATES, departureLabel, seatsLeft, seatsOver } from '@imisozi/core/departures';
import { canAccess, type Role } from '@imisozi/core/access';
import type { Departure } from '../departure.entity.js';

/** A departure as everyone may see it. */
export class TourDepartureView extends view({
  id: field.uuid(),
  tourId: field.uuid(),
  startDate: field.day('2027-01-02'),
  endDate: field.day('2027-01-04', 'The last day.'),
  capacity: field.number(12, 'Null for no limit.').nullable(),
  minimum: field.number(4, 'The number of people from which it is guaranteed; 0: no such promise.'),
  state: field.enum(DEPARTURE_STATES),
  taken: field.number(9, 'People of the bookings that hold or own seats.'),
  offered: field.number(0, 'Seats held by offers to the waiting list.'),
  seatsLeft: field.number(3, 'Null for no limit.').nullable(),
  label: field.enum(DEPARTURE_LABELS),
}) {}

/** A departure as staff see it. */
export class DepartureRow extends view(
  {
    tourTitle: field.string('Gorillas of the Virunga volcanoes'),
    note: field.string('With the botanist', 'For the office: empty for roles that may not edit departures.'),
    seatsOver: field.number(0, 'Seats that are taken or offered beyond the capacity.'),
    createdAt: field.time(),
    updatedAt: field.time(),
  },
  TourDepartureView,
) {}

export class DeparturesAnswer extends view({ departures: field.list(TourDepartureView) }) {}

export class DepartureAnswer extends view({
  message: field.string('The departure has been updated.'),
  data: field.one(DepartureRow),
}) {}

export class CreatedDeparturesAnswer extends view({
  message: field.string('13 departures have been created.'),
  created: field.number(13),
  data: field.one(DepartureRow, 'The first of them.').optional(),
}) {}

export const departureView = (departure: Departure): TourDepartureView => ({
  id: departure.id,
  tourId: departure.tourId,
  startDate: departure.startDate,
  endDate: departure.endDate,
  capacity: departure.capacity,
  minimum: departure.minimum,
  state: departure.state,
  taken: departure.taken,
  offered: departure.offered,
  seatsLeft: seatsLeft(departure),
  label: departureLabel(departure),
});

export const departureRow = (departure: Departure, tourTitle: string): DepartureRow => ({
  ...departureView(departure),
  tourTitle,
  note: departure.note,
  seatsOver: seatsOver(departure),
  createdAt: departure.createdAt.toISOString(),
  updatedAt: departure.updatedAt.toISOString(),
});

/** A row as a role may read it: only those who edit departures may see the office's note (rules/roles 2). */
export const rowFor = (role: Role, row: DepartureRow): DepartureRow =>
  canAccess(role, { resource: 'departures', action: 'edit' }) ? row : { ...row, note: '' };
