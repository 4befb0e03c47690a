import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import {
  ChoiceField,
  EmailField,
  FlagField,
  MultilineTextField,
  PhoneField,
  TextField,
  WholeNumberField,
} from '../../../common/validation/fields.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';
import { CABIN_CLASSES, type CabinClass } from '../air-ticket-inquiry.entity.js';
import { TravelDayField } from './travel-day.field.js';

/** The air-ticket inquiry (rules/forms 3); the labels are those of the form. */
export class AirTicketDto extends VisitorForm {
  @TextField({ label: 'Full Name', max: maxLengths.fullName, example: 'Demo Visitor' })
  fullName: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @PhoneField({ label: 'Phone Number', example: '+250 788 123 456' })
  phone: string;

  @TextField({ label: 'Departure City', max: maxLengths.town, example: 'Kigali' })
  departureCity: string;

  @TextField({ label: 'Destination City', max: maxLengths.town, example: 'Nairobi' })
  destinationCity: string;

  @TravelDayField({ label: 'Departure Date', example: '2027-03-01' })
  departureDate: string;

  @FlagField({
    label: 'One way',
    optional: true,
    example: false,
    description: 'Without a return flight: the return date is not read.',
  })
  oneWay?: boolean;

  @TravelDayField({ label: 'Return Date', example: '2027-03-08', unless: 'oneWay' })
  returnDate?: string;

  @WholeNumberField({ label: 'Number of Passengers', ...counts.passengers, optional: true, example: 1 })
  numberOfPassengers?: number;

  @ChoiceField({ label: 'Cabin Class', values: CABIN_CLASSES, optional: true, example: 'economy' })
  cabinClass?: CabinClass;

  @MultilineTextField({
    label: 'Special Requests',
    max: maxLengths.message,
    optional: true,
    example: 'An aisle seat, please.',
  })
  specialRequests?: string;
}
