import { FRENCH_DURATIONS } from '@imisozi/core/words/durations';
import type * as english from '../en/booking';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('fr');

export const booking: Texts<typeof english.booking> = {
  title: 'Réserver ce voyage',
  eventTitle: 'Réserver votre place',
  people: 'Nombre de personnes',
  fewer: 'Une personne de moins',
  more: 'Une personne de plus',
  outside: (people) =>
    `Pour ce nombre de personnes (${people}), la réservation se fait auprès de notre bureau : contactez-nous`,
  total: 'Total pour votre groupe',
  eventTotal: 'Prix d’une place',
  freeEntry: 'Entrée libre',
  noPrice: 'Pas de prix en ligne : renseignez-vous auprès de notre bureau',
  names: 'Nom',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  address: 'Adresse',
  location: 'Lieu de prise en charge',
  locationHint: 'Où nous viendrons vous chercher',
  date: 'Date du voyage',
  tooSoon: 'Veuillez choisir une date à partir de demain',
  eventDate: 'Date',
  required: (label) => `Champ obligatoire : ${label}`,
  payLater: 'Réserver et payer plus tard',
  payNow: 'Réserver et payer maintenant',
  busy: 'Réservation en cours…',
  refused: (amount) => `Le prix choisi (${amount}) n’est pas valable`,
  gone: 'Il n’est plus possible de réserver.',
  later:
    'Si vous payez plus tard, nous vous envoyons une facture pro forma. Si vous payez maintenant, vous passez directement à la page de paiement.',
  ordered: (number) => `Vous avez déjà réservé : réservation ${number}.`,
  view: 'Voir votre réservation',
  next: 'Les prochaines étapes',
  steps: [
    'Vous recevez un e-mail avec votre facture pro forma et un lien vers votre réservation.',
    'Notre équipe à Kigali vérifie les dates et les disponibilités, et répond sous un jour ouvré.',
    'Ce lien vous permet de payer par carte ou par virement, tout de suite ou quand cela vous convient.',
  ],
};

export const bookingOptions: Texts<typeof english.bookingOptions> = {
  seats: (left) => counted(left, { one: 'encore # place', other: 'encore # places' }),
  departure: 'Départ',
  otherDate: 'Une autre date',
  otherDateHint: 'Seulement si vous avez choisi une autre date ci-dessus',
  dateRequired: 'Veuillez choisir un départ ou une date',
  leadDays: (days) =>
    counted(days, {
      one: 'Au moins # jour à l’avance. Pour une date plus proche, appelez-nous',
      other: 'Au moins # jours à l’avance. Pour une date plus proche, appelez-nous',
    }),
  travellers: 'Voyageurs',
  adult: 'Adultes',
  ages: (from, to) =>
    from === undefined
      ? to === undefined
        ? ''
        : `jusqu’à ${to} ans`
      : to === undefined
        ? `à partir de ${from} ans`
        : `de ${from} à ${to} ans`,
  countInvalid: 'Veuillez saisir un nombre entier',
  extras: 'Suppléments',
  none: 'Aucun',
  yes: 'Oui',
  per: {
    person: 'par personne',
    booking: 'pour la réservation',
    unit: 'l’unité',
    day: 'par jour',
    'person-day': 'par personne et par jour',
  },
  promoCode: 'Code promo',
  promoHint: 'Si vous en avez un',
  update: 'Voir le prix',
  price: 'Votre prix',
  total: 'Total',
  includesSeason: (season) => `Saison : ${season}`,
  dueNow: (what) => `${what}, à payer maintenant`,
  dueOn: (what, day) => `${what}, à payer le ${day}`,
  instalments: { deposit: 'Acompte', balance: 'Solde', full: 'Totalité' },
  chooseDate: 'Choisissez une date pour voir les échéances et les frais d’annulation.',
  cancelling: 'Si vous annulez',
  until: (day) => `jusqu’au ${day}`,
  free: 'sans frais',
  everything: 'la totalité est due',
  charged: (charge, refund) => `${charge} de frais, ${refund} remboursés`,
  permitsKept: (permits, refund) => `permis achetés (${permits}) non remboursables, ${refund} remboursés`,
  chargedWithPermits: (charge, permits, refund) =>
    `${charge} de frais, permis achetés (${permits}) non remboursables, ${refund} remboursés`,
  hold: (minutes, hours) =>
    `Nous gardons vos places pendant ${minutes} minutes. Si vous payez plus tard, ouvrez d’ici là le lien de notre e-mail : nous les garderons alors ${FRENCH_DURATIONS.hours(hours)}.`,
  newPrice: (total) => `Le prix est maintenant de ${total}. Veuillez le vérifier, puis réserver de nouveau.`,
};
