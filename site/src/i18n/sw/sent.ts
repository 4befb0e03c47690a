import type * as english from '../en/sent';
import type { Texts } from '../texts';
import { airTicket } from './air-ticket';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': airTicket.success,
  'cancel-order': 'Nafasi uliyoweka imeghairiwa.',
  'order-message': 'Asante, ujumbe wako umetumwa. Tutajibu karibuni.',
  review: 'Asante kwa kutusimulia safari yako. Tathmini yako itaonyeshwa tukishaisoma.',
  'share-bill': 'Bili imegawanywa. Tafadhali mtumie kila mtu kiungo chake.',
  comment: 'Asante. Maoni yako yataonyeshwa timu yetu ikishayaidhinisha.',
  contact: 'Asante, ujumbe wako umetumwa. Tutajibu karibuni.',
  'event-form': 'Asante, ujumbe wako umetumwa. Tutajibu karibuni.',
  'trip-brief': 'Asante, ujumbe wako umetumwa. Tutajibu karibuni.',
  participant: 'Asante, umesajiliwa.',
  subscribe: 'Asante kwa kujiunga na orodha yetu ya barua pepe.',
  'remove-traveller': 'Msafiri ameondolewa, na taarifa zake zimefutwa.',
  travellers: 'Asante, taarifa zimehifadhiwa.',
  unsubscribe: 'Umeondolewa kwenye orodha. Tunasikitika kukuona ukiondoka.',
  'waiting-list': 'Uko kwenye orodha ya kusubiri. Tutakutumia barua pepe mara viti vikipatikana.',
  'leave-waiting-list': 'Umejiondoa kwenye orodha ya kusubiri. Tunatumaini kukuona wakati mwingine.',
};
