import { MessageAnswer } from '../../../common/message-answer.js';
import { field, view } from '../../../platform/http/view.js';
import { CABIN_CLASSES, type AirTicketInquiry } from '../air-ticket-inquiry.entity.js';

/** An air-ticket inquiry as its sender and staff see it. */
export class AirTicketView extends view({
  id: field.uuid(),
  fullName: field.string('Demo Visitor'),
  email: field.string('visitor@example.org'),
  phone: field.string('+250 788 123 456'),
  departureCity: field.string('Kigali'),
  destinationCity: field.string('Nairobi'),
  departureDate: field.day<string>('2027-03-01'),
  returnDate: field.day<string>('2027-03-08', 'Null for a one-way ticket.').nullable(),
  numberOfPassengers: field.number(1),
  cabinClass: field.enum(CABIN_CLASSES),
  specialRequests: field.string('An aisle seat, please.'),
  isHandled: field.boolean(false),
  createdAt: field.time(),
}) {}

export class AirTicketAnswer extends view(
  {
    data: field.one(AirTicketView),
  },
  MessageAnswer,
) {}

export function airTicketView(inquiry: AirTicketInquiry): AirTicketView {
  return {
    id: inquiry.id,
    fullName: inquiry.fullName,
    email: inquiry.email,
    phone: inquiry.phone,
    departureCity: inquiry.departureCity,
    destinationCity: inquiry.destinationCity,
    departureDate: inquiry.departureDate,
    returnDate: inquiry.returnDate || null,
    numberOfPassengers: inquiry.numberOfPassengers,
    cabinClass: inquiry.cabinClass,
    specialRequests: inquiry.specialRequests,
    isHandled: inquiry.isHandled,
    createdAt: inquiry.createdAt.toISOString(),
  };
}
