import type { Texts } from '../texts.ts';
import type * as english from '../en/booked.ts';
import { booking } from './booking.ts';

export const booked: Texts<typeof english.booked> = {
  received: ['Votre réservation', 'a bien été reçue.'],
  mail: 'Vous allez recevoir un e-mail avec votre facture pro forma à l’adresse',
  next: 'Les prochaines étapes',
  steps: [
    booking.steps[1],
    'Vous pouvez payer par carte ou par virement sur la page de votre réservation, quand cela vous convient.',
    'Conservez notre e-mail, ou ajoutez la page à vos favoris : le lien suffit pour ouvrir votre réservation.',
  ],
  view: 'Voir votre réservation',
  ask: 'Vous avez des questions ?',
  close: 'Aller à l’accueil',
};
