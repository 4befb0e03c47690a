import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { answers } from './answers.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': answers['air-ticket-sent'],
  'cancel-order': 'Votre réservation a été annulée.',
  'order-message': answers['message-sent'],
  review: 'Merci de nous avoir parlé de votre voyage. Votre avis paraîtra dès que nous l’aurons lu.',
  'share-bill': 'La facture est partagée. Veuillez envoyer à chacun son lien.',
  comment: answers['comment-received'],
  contact: answers['message-sent'],
  'event-form': answers['message-sent'],
  'trip-brief': answers['message-sent'],
  participant: answers['participant-registered'],
  subscribe: answers.subscribed,
  'remove-traveller': 'Le voyageur a été retiré, et ses données sont effacées.',
  'own-traveller': 'Merci, vos informations sont enregistrées.',
  'make-traveller-links': 'Chaque voyageur a maintenant un lien. Envoyez à chacun le sien.',
  'end-traveller-links': 'Les liens ne sont plus valables. Ce qui a été saisi est conservé.',
  'quote-change': answers['quote-change-sent'],
  'quote-decline': answers['quote-declined'],
  travellers: 'Merci, les données ont été enregistrées.',
  unsubscribe: answers.unsubscribed,
  'waiting-list': answers['waiting-list-joined'],
  'leave-waiting-list': answers['waiting-list-left'],
};
