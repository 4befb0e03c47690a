import { answers } from './answers.ts';

export const airTicket = {
  title: 'Air tickets',
  ticketTitle: 'Ticket inquiry',
  description:
    'Air tickets with a personal touch: tell us where and when, and our team finds the right flight for you.',
  open: 'Send an inquiry',
  formTitle: 'Air ticket inquiry',
  close: 'Close',
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    phone: 'Phone Number',
    departureCity: 'Departure City',
    destinationCity: 'Destination City',
    departureDate: 'Departure Date',
    returnDate: 'Return Date',
    oneWay: 'One way, without a return flight',
    numberOfPassengers: 'Number of Passengers',
    cabinClass: 'Cabin Class',
    specialRequests: 'Special Requests',
  },
  cabins: { economy: 'Economy', business: 'Business', firstClass: 'First class' },
  required: '{label} is required',
  phoneNumeric: 'Phone Number must be numeric',
  returnsTooSoon: 'Return Date cannot be before Departure Date',
  passengersMinimum: 'Number of Passengers must be at least 1',
  send: 'Submit',
  busy: 'Submitting...',
  success: answers['air-ticket-sent'],
  failed: 'Air Ticket failed, try again later!',
} as const;
