import { ApiProperty } from '@nestjs/swagger';
import { CABIN_CLASSES, type AirTicketInquiry, type CabinClass } from '../air-ticket-inquiry.entity.js';

/** An air-ticket inquiry as its sender and staff see it. */
export class AirTicketView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Demo Visitor' })
  fullName: string;

  @ApiProperty({ example: 'visitor@example.org' })
  email: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phone: string;

  @ApiProperty({ example: 'Kigali' })
  departureCity: string;

  @ApiProperty({ example: 'Nairobi' })
  destinationCity: string;

  @ApiProperty({ format: 'date', example: '2027-03-01' })
  departureDate: string;

  @ApiProperty({ format: 'date', example: '2027-03-08' })
  returnDate: string;

  @ApiProperty({ example: 1 })
  numberOfPassengers: number;

  @ApiProperty({ enum: CABIN_CLASSES })
  cabinClass: CabinClass;

  @ApiProperty({ example: 'An aisle seat, please.' })
  specialRequests: string;

  @ApiProperty({ example: false })
  isHandled: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class AirTicketAnswer {
  @ApiProperty({ example: 'Air Ticket sent successfully!' })
  message: string;

  @ApiProperty({ type: AirTicketView })
  data: AirTicketView;
}

export function airTicketView(inquiry: AirTicketInquiry): AirTicketView {
  return {
    id: inquiry.id,
    fullName: inquiry.fullName,
    email: inquiry.email,
    phone: inquiry.phone,
    departureCity: inquiry.departureCity,
    destinationCity: inquiry.destinationCity,
    departureDate: inquiry.departureDate,
    returnDate: inquiry.returnDate,
    numberOfPassengers: inquiry.numberOfPassengers,
    cabinClass: inquiry.cabinClass,
    specialRequests: inquiry.specialRequests,
    isHandled: inquiry.isHandled,
    createdAt: inquiry.createdAt.toISOString(),
  };
}
