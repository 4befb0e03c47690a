import type { quotes as English } from '../en/quotes.ts';
import type { Texts } from '../texts.ts';

export const quotes: Texts<typeof English> = {
  title: 'Votre proposition',
  description: 'Un voyage conçu pour vous.',
  number: 'Proposition {number}',
  for: 'Pour {names}',
  validUntil: 'Valable jusqu’au {day}',
  facts: {
    dates: 'Dates du voyage',
    openDates: 'À convenir',
    length: 'Durée',
    days: '{days, plural, one {# jour} other {# jours}}',
    party: 'Voyageurs',
    people: '{people, plural, one {# personne} other {# personnes}}',
  },
  seats: {
    label: 'Places',
    enough: 'Gardées pour vous dès que vous acceptez',
    'few-left':
      '{left, plural, one {Plus que # place, gardée} other {Plus que # places, gardées}} pour vous dès que vous acceptez',
    full: 'Plus assez de places',
    gone: 'N’est plus proposé',
    noneNote:
      'Ce départ n’a plus assez de places pour votre groupe. Dites-nous ci-dessous ce qui vous conviendrait, et nous trouverons d’autres dates.',
    goneNote:
      'Ce départ n’est plus proposé. Dites-nous ci-dessous ce qui vous conviendrait, et nous trouverons d’autres dates.',
  },
  itinerary: 'Jour après jour',
  day: 'Jour {day}',
  place: 'Étape',
  stay: 'Où vous dormez',
  meals: 'Repas',
  mealNames: { breakfast: 'Petit-déjeuner', lunch: 'Déjeuner', dinner: 'Dîner' },
  price: 'Prix',
  option: 'Option {number}',
  total: 'Total',
  payments: 'Quand payer',
  paper: 'Ouvrir en PDF',
  accept: {
    title: 'Accepter cette proposition',
    intro:
      'Votre réservation est faite aussitôt et vous passez au paiement. Rien n’est débité avant que vous ne le confirmiez.',
    option: 'Choisissez une option',
    names: 'Votre nom complet',
    agree: 'J’accepte les prix et les conditions ci-dessus.',
    button: 'Accepter et passer au paiement',
    disagreed: 'Veuillez cocher que vous acceptez les prix et les conditions',
  },
  change: { title: 'Demander une modification', message: 'Qu’aimeriez-vous changer ?', button: 'Envoyer' },
  decline: {
    title: 'Décliner',
    intro: 'Vos projets ont changé, ou ce n’est pas le voyage que vous imaginiez ?',
    reason: 'Nous direz-vous pourquoi ? (facultatif)',
    button: 'Décliner cette proposition',
  },
  states: {
    DRAFT: 'Ceci est un brouillon, que seul notre bureau voit.',
    ACCEPTED: 'Cette proposition a été acceptée et la réservation est faite. Son lien se trouve dans votre e-mail.',
    DECLINED: 'Cette proposition a été déclinée. Si vous changez d’avis, écrivez-nous simplement.',
    EXPIRED: 'Cette proposition était valable jusqu’au {day}. Écrivez-nous, nous la renouvellerons avec plaisir.',
    WITHDRAWN: 'Cette proposition n’est plus valable. Écrivez-nous pour en recevoir une nouvelle.',
  },
  button: 'Voir votre proposition',
  proposal: 'Proposition',
  acceptHere: 'Voir les photos, choisir et accepter ici :',
  goneTitle: 'Proposition introuvable',
  gone: 'Cette proposition est introuvable. Vérifiez le lien ou écrivez-nous.',
};
