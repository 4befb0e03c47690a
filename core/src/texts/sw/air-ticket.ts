import type { Texts } from '../texts.ts';
import type * as english from '../en/air-ticket.ts';
import { answers } from './answers.ts';

export const airTicket: Texts<typeof english.airTicket> = {
  title: 'Tiketi za ndege',
  ticketTitle: 'Ombi la tiketi',
  description:
    'Tiketi za ndege kwa huduma ya karibu: tuambie unakwenda wapi na lini, nasi tutakutafutia ndege inayokufaa.',
  open: 'Tuma ombi',
  formTitle: 'Ombi la tiketi ya ndege',
  close: 'Funga',
  fields: {
    fullName: 'Jina kamili',
    email: 'Barua pepe',
    phone: 'Namba ya simu',
    departureCity: 'Mji wa kuondoka',
    destinationCity: 'Mji wa kufika',
    departureDate: 'Tarehe ya kuondoka',
    returnDate: 'Tarehe ya kurudi',
    oneWay: 'Kwenda tu, bila ndege ya kurudi',
    numberOfPassengers: 'Idadi ya abiria',
    cabinClass: 'Daraja la ndege',
    specialRequests: 'Maombi maalumu',
  },
  cabins: { economy: 'Daraja la kawaida', business: 'Daraja la biashara', firstClass: 'Daraja la kwanza' },
  required: 'Tafadhali jaza: {label}',
  phoneNumeric: 'Namba ya simu iwe ya tarakimu tu',
  returnsTooSoon: 'Tarehe ya kurudi haiwezi kuwa kabla ya tarehe ya kuondoka',
  passengersMinimum: 'Idadi ya abiria iwe angalau 1',
  send: 'Tuma',
  busy: 'Inatuma…',
  success: answers['air-ticket-sent'],
  failed: 'Ombi la tiketi ya ndege halikutumwa. Tafadhali jaribu tena baadaye.',
};
