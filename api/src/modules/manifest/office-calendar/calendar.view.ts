import { PAYMENT_STATES, paymentStateOf } from '../../orders/payment-state.js';
import { field, view } from '../../../platform/http/view.js';
import type { DepartureRow } from '../../departures/dto/departure.view.js';
import { TourDepartureView } from '../../departures/dto/departure.view.js';
import { ITEM_TYPES } from '@imisozi/core/order-choices';
import type { Order } from '../../orders/order.entity.js';

export class PeopleByPayment extends view({
  paid: field.number(4),
  deposit: field.number(2),
  unpaid: field.number(1),
}) {}

const CREW = field.strings(
  ['Eric Mugisha', 'Land Cruiser 1, RAC 123 A'],
  'The guides, drivers and vehicles of the trip.',
);

/** A departure in the office calendar. */
export class CalendarDeparture extends view(
  {
    tourTitle: field.string('Gorillas of the Virunga volcanoes'),
    people: field.one(PeopleByPayment),
    crew: CREW,
  },
  TourDepartureView,
) {}

/** A booking of a trip on a day of its own. */
export class CalendarTrip extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  itemType: field.enum(ITEM_TYPES),
  itemTitle: field.string('Gorillas of the Virunga volcanoes'),
  names: field.string('Demo Visitor'),
  startDate: field.day('2027-06-12'),
  endDate: field.day('2027-06-14'),
  people: field.number(2),
  payment: field.enum(PAYMENT_STATES),
  crew: CREW,
}) {}

export class CalendarAnswer extends view({
  from: field.day('2027-05-31'),
  to: field.day('2027-07-11'),
  departures: field.list(CalendarDeparture, 'By their first day.'),
  trips: field.list(CalendarTrip, 'By their first day.'),
  isCut: field.boolean(false, 'There are more than one answer holds: ask for fewer days.'),
}) {}

export const calendarDeparture = (row: DepartureRow, people: PeopleByPayment, crew: string[]): CalendarDeparture => {
  const { id, tourId, tourTitle, startDate, endDate, capacity, minimum, taken, offered, seatsLeft, state, label } = row;
  return {
    id,
    tourId,
    tourTitle,
    startDate,
    endDate,
    capacity,
    minimum,
    taken,
    offered,
    seatsLeft,
    state,
    label,
    people,
    crew,
  };
};

export const calendarTrip = (order: Order, crew: string[]): CalendarTrip => ({
  orderId: order.id,
  number: order.number,
  itemType: order.itemType,
  itemTitle: order.itemTitle,
  names: order.names,
  startDate: order.travelDate!,
  endDate: order.endDate!,
  people: order.people,
  payment: paymentStateOf(order),
  crew,
});
