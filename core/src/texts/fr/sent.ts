import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { airTicket } from './air-ticket.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': airTicket.success,
  'cancel-order': 'Votre réservation a été annulée.',
  'order-message': 'Merci, votre message a été envoyé. Nous répondrons bientôt.',
  review: 'Merci de nous avoir parlé de votre voyage. Votre avis paraîtra dès que nous l’aurons lu.',
  'share-bill': 'La facture est partagée. Veuillez envoyer à chacun son lien.',
  comment: 'Merci. Votre commentaire paraîtra dès que notre équipe l’aura approuvé.',
  contact: 'Merci, votre message a été envoyé. Nous répondrons bientôt.',
  'event-form': 'Merci, votre message a été envoyé. Nous répondrons bientôt.',
  'trip-brief': 'Merci, votre message a été envoyé. Nous répondrons bientôt.',
  participant: 'Merci, votre inscription est enregistrée.',
  subscribe: 'Merci, votre abonnement à notre lettre d’information est enregistré.',
  'remove-traveller': 'Le voyageur a été retiré, et ses données sont effacées.',
  travellers: 'Merci, les données ont été enregistrées.',
  unsubscribe: 'Votre désabonnement est enregistré. Nous regrettons de vous voir partir.',
  'waiting-list': 'Vous êtes sur la liste d’attente. Nous vous écrirons dès que des places se libéreront.',
  'leave-waiting-list': 'Vous avez quitté la liste d’attente. À une prochaine fois, nous l’espérons.',
};
