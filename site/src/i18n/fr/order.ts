import { plainAmount } from '@imisozi/core/money';
import type * as english from '../en/order';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('fr');

export const order: Texts<typeof english.order> = {
  title: 'Votre réservation',
  description: 'Votre réservation : les détails, l’état et les moyens de paiement.',
  names: 'Nom',
  phone: 'Téléphone',
  email: 'E-mail',
  needDate: 'Date du voyage',
  noDay: 'Pas encore choisie : nous vous la demanderons',
  pickUp: 'Date de prise en charge',
  status: 'État',
  total: (amount) => `Total : ${plainAmount(amount)}`,
  zone: 'CAT',
  goesOn: 'Nous vous conduisons à la page de paiement.',
  stay: 'Rester ici',
  number: (number) => `Réservation ${number}`,
  people: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  proforma: 'Télécharger la pro forma (PDF)',
  invoice: 'Télécharger la facture (PDF)',
  receipt: 'Télécharger le reçu (PDF)',
  calendar: 'Ajouter au calendrier',
  payNow: 'Payer maintenant',
  needsScript: 'Le paiement par carte nécessite JavaScript. Pour payer par virement, contactez notre bureau :',
  back: 'Retour',
  paid: 'Tout est payé. Merci, et à bientôt.',
  keep: 'Ajoutez cette page à vos favoris : le lien suffit pour ouvrir votre réservation, gardez-le donc en lieu sûr.',
  ask: 'Une question, un changement, une annulation ?',
  write: 'Écrivez-nous',
  call: ', appelez le',
  orEmail: 'ou envoyez un e-mail à',
  notFound: 'Nous n’avons pas trouvé cette réservation.',
  statusNames: {
    PENDING: 'En attente',
    APPROVED: 'Confirmée',
    REJECTED: 'Refusée',
    CANCELLED: 'Annulée',
    PAID: 'Payée',
    REFUNDED: 'Remboursée',
  },
  statuses: {
    PENDING: 'Nous avons bien reçu votre réservation et vérifions les détails.',
    APPROVED: 'Vos dates sont confirmées.',
    REJECTED:
      'Malheureusement, nous ne pouvons pas proposer ce voyage à vos dates. Contactez-nous, et nous en trouverons d’autres.',
    CANCELLED: 'Cette réservation a été annulée.',
    PAID: 'Nous avons reçu votre paiement.',
    REFUNDED: 'Votre paiement a été remboursé.',
  },
};
