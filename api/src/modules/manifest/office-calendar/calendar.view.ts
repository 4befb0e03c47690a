import { PAYMENT_STATES, paymentStateOf, type PaymentState } from '../../orders/payment-state.js';
import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import type { DepartureRow } from '../../departures/dto/departure.view.js';
import { TourDepartureView } from '../../departures/dto/departure.view.js';
import { ITEM_TYPES, type ItemType } from '@imisozi/core/order-choices';
import type { Order } from '../../orders/order.entity.js';

export class PeopleByPayment {
  @ApiProperty({ example: 4 })
  paid: number;

  @ApiProperty({ example: 2 })
  deposit: number;

  @ApiProperty({ example: 1 })
  unpaid: number;
}

/** A departure in the calendar of the office. */
export class CalendarDeparture extends TourDepartureView {
  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  tourTitle: string;

  @ApiProperty({ type: PeopleByPayment })
  people: PeopleByPayment;
}

/** A booking of a trip on a day of its own. */
export class CalendarTrip {
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ enum: ITEM_TYPES })
  itemType: ItemType;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ type: String, format: 'date', example: '2027-06-12' })
  startDate: Day;

  @ApiProperty({ type: String, format: 'date', example: '2027-06-14' })
  endDate: Day;

  @ApiProperty({ example: 2 })
  people: number;

  @ApiProperty({ enum: PAYMENT_STATES })
  payment: PaymentState;
}

export class CalendarAnswer {
  @ApiProperty({ type: String, format: 'date', example: '2027-05-31' })
  from: Day;

  @ApiProperty({ type: String, format: 'date', example: '2027-07-11' })
  to: Day;

  @ApiProperty({ type: [CalendarDeparture], description: 'By their first day.' })
  departures: CalendarDeparture[];

  @ApiProperty({ type: [CalendarTrip], description: 'By their first day.' })
  trips: CalendarTrip[];

  @ApiProperty({ example: false, description: 'There are more than one answer holds: ask for fewer days.' })
  isCut: boolean;
}

export const calendarDeparture = (row: DepartureRow, people: PeopleByPayment): CalendarDeparture => {
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
  };
};

export const calendarTrip = (order: Order): CalendarTrip => ({
  orderId: order.id,
  number: order.number,
  itemType: order.itemType,
  itemTitle: order.itemTitle,
  names: order.names,
  startDate: order.travelDate!,
  endDate: order.endDate!,
  people: order.people,
  payment: paymentStateOf(order),
});
