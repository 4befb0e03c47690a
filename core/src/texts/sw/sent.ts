import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { answers } from './answers.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': answers['air-ticket-sent'],
  'cancel-order': 'Nafasi uliyoweka imeghairiwa.',
  'order-message': answers['message-sent'],
  review: 'Asante kwa kutusimulia safari yako. Tathmini yako itaonekana tukishaisoma.',
  'share-bill': 'Bili imegawanywa. Tafadhali mtumie kila mtu kiungo chake.',
  comment: answers['comment-received'],
  contact: answers['message-sent'],
  'event-form': answers['message-sent'],
  'trip-brief': answers['message-sent'],
  participant: answers['participant-registered'],
  subscribe: answers.subscribed,
  'remove-traveller': 'Msafiri ameondolewa, na taarifa zake zimefutwa.',
  'own-traveller': 'Asante, maelezo yako yamehifadhiwa.',
  'make-traveller-links': 'Kila msafiri ana kiungo sasa. Tafadhali mtumie kila mtu chake.',
  'end-traveller-links': 'Viungo vimekwisha. Yaliyoandikwa yanabaki.',
  'quote-change': answers['quote-change-sent'],
  'quote-decline': answers['quote-declined'],
  travellers: 'Asante, taarifa zimehifadhiwa.',
  unsubscribe: answers.unsubscribed,
  'waiting-list': answers['waiting-list-joined'],
  'leave-waiting-list': answers['waiting-list-left'],
};
