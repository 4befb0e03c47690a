import type { Texts } from '../texts.ts';
import type * as english from '../en/air-ticket.ts';
import { answers } from './answers.ts';

export const airTicket: Texts<typeof english.airTicket> = {
  title: 'Amatike y’indege',
  ticketTitle: 'Gusaba itike',
  description: 'Amatike y’indege, mufashijwe n’umuntu: mutubwire aho mujya n’igihe, tubashakire indege ibabereye.',
  open: 'Ohereza ubusabe',
  formTitle: 'Gusaba itike y’indege',
  close: 'Funga',
  fields: {
    fullName: 'Amazina yombi',
    email: 'Imeyili',
    phone: 'Nimero ya telefoni',
    departureCity: 'Umujyi muhagurukamo',
    destinationCity: 'Umujyi mujyamo',
    departureDate: 'Itariki yo guhaguruka',
    returnDate: 'Itariki yo kugaruka',
    oneWay: 'Kugenda gusa, nta ndege yo kugaruka',
    numberOfPassengers: 'Umubare w’abagenzi',
    cabinClass: 'Icyiciro cyo mu ndege',
    specialRequests: 'Ibindi mwifuza',
  },
  cabins: { economy: 'Icyiciro gisanzwe', business: 'Icyiciro cya bizinesi', firstClass: 'Icyiciro cya mbere' },
  required: 'Mwuzuze: {label}',
  phoneNumeric: 'Nimero ya telefoni igomba kuba imibare gusa',
  returnsTooSoon: 'Itariki yo kugaruka ntishobora kubanziriza iyo guhaguruka',
  passengersMinimum: 'Umubare w’abagenzi ugomba kuba nibura 1',
  send: 'Ohereza',
  busy: 'Birimo koherezwa…',
  success: answers['air-ticket-sent'],
  failed: 'Ubusabe bw’itike y’indege ntibwoherejwe. Mwongere mugerageze nyuma.',
};
