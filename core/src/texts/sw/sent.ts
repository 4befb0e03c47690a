import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { airTicket } from './air-ticket.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': airTicket.success,
  'cancel-order': 'Nafasi uliyoweka imeghairiwa.',
  'order-message': 'Asante, ujumbe wako umetumwa. Tutajibu hivi karibuni.',
  review: 'Asante kwa kutusimulia safari yako. Tathmini yako itaonekana tukishaisoma.',
  'share-bill': 'Bili imegawanywa. Tafadhali mtumie kila mtu kiungo chake.',
  comment: 'Asante. Maoni yako yataonekana timu yetu ikishayaidhinisha.',
  contact: 'Asante, ujumbe wako umetumwa. Tutajibu hivi karibuni.',
  'event-form': 'Asante, ujumbe wako umetumwa. Tutajibu hivi karibuni.',
  'trip-brief': 'Asante, ujumbe wako umetumwa. Tutajibu hivi karibuni.',
  participant: 'Asante, umesajiliwa.',
  subscribe: 'Asante kwa kujiunga na orodha yetu ya barua pepe.',
  'remove-traveller': 'Msafiri ameondolewa, na taarifa zake zimefutwa.',
  travellers: 'Asante, taarifa zimehifadhiwa.',
  unsubscribe: 'Umeondolewa kwenye orodha yetu ya barua pepe. Tunasikitika kukuona ukiondoka.',
  'waiting-list': 'Uko kwenye orodha ya kusubiri. Tutakutumia barua pepe mara nafasi zikipatikana.',
  'leave-waiting-list': 'Umejiondoa kwenye orodha ya kusubiri. Tunatumaini kukuona wakati mwingine.',
};
