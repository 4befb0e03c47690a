import type { Texts } from '../texts.ts';
import type * as english from '../en/booking.ts';
import { refusals } from './refusals.ts';

export const booking: Texts<typeof english.booking> = {
  title: 'Réserver ce voyage',
  eventTitle: 'Réserver votre place',
  people: 'Nombre de personnes',
  fewer: 'Une personne de moins',
  more: 'Une personne de plus',
  outside: refusals['people-at-office'],
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
  required: 'Champ obligatoire : {label}',
  payLater: 'Réserver et payer plus tard',
  payNow: 'Réserver et payer maintenant',
  busy: 'Réservation en cours…',
  refused: refusals['price-not-allowed'],
  gone: 'Il n’est plus possible de réserver.',
  later:
    'Si vous payez plus tard, nous vous envoyons une facture pro forma. Si vous payez maintenant, vous passez directement à la page de paiement.',
  ordered: 'Vous avez déjà réservé : réservation {number}.',
  view: 'Voir votre réservation',
  next: 'Les prochaines étapes',
  steps: [
    'Vous recevez un e-mail avec votre facture pro forma et un lien vers votre réservation.',
    'Notre équipe à Kigali vérifie les dates et les disponibilités, et répond sous un jour ouvré.',
    'Ce lien vous permet de payer par carte ou par virement, tout de suite ou quand cela vous convient.',
  ],
};

export const bookingOptions: Texts<typeof english.bookingOptions> = {
  seats: '{left, plural, one {encore # place} other {encore # places}}',
  departure: 'Départ',
  otherDate: 'Une autre date',
  otherDateHint: 'Seulement si vous avez choisi une autre date ci-dessus',
  dateRequired: 'Veuillez choisir un départ ou une date',
  leadDays:
    '{days, plural, one {Au moins # jour à l’avance. Pour une date plus proche, appelez-nous} other {Au moins # jours à l’avance. Pour une date plus proche, appelez-nous}}',
  travellers: 'Voyageurs',
  adult: 'Adultes',
  ages: { from: 'à partir de {from} ans', upTo: 'jusqu’à {to} ans', between: 'de {from} à {to} ans' },
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
  includesSeason: 'Saison : {season}',
  chooseDate: 'Choisissez une date pour voir les échéances et les frais d’annulation.',
  hold: 'Nous gardons vos places pendant {minutes} minutes. Si vous payez plus tard, ouvrez d’ici là le lien de notre e-mail : nous les garderons alors {hours, plural, one {# heure} other {# heures}}.',
  newPrice: 'Le prix est maintenant de {total}. Veuillez le vérifier, puis réserver de nouveau.',
  newTerms:
    'À cette date, d’autres conditions de paiement ou d’annulation s’appliquent. Veuillez les vérifier, puis réserver de nouveau.',
};

/** The three steps of the booking form. */
export const bookingSteps: Texts<typeof english.bookingSteps> = {
  when: 'Quand',
  who: 'Qui et quoi',
  you: 'Vous',
  next: 'Continuer',
  calendar: 'Calendrier des jours, prix et places',
  calendarOf: 'Jours de voyage',
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  each: '{price} par personne',
  full: 'complet : s’inscrire sur la liste d’attente',
  addressHint: 'Pour votre facture : la ville et le pays suffisent',
  requests: 'Demandes particulières',
  requestsHint: 'Une fête, un vol tardif, une chambre au calme : dites-nous ce qui vous aiderait',
  extras: '{count, plural, one {1 supplément} other {# suppléments}}',
  tickets: 'Nombre de billets',
  fewerTickets: 'Un billet de moins',
  moreTickets: 'Un billet de plus',
  ticketCount: '{count, plural, one {1 billet} other {# billets}}',
  /** The kinds of extras. */
  kinds: { permit: 'Permis', room: 'Chambres', service: 'Suppléments' },
  kindHints: {
    permit: 'Pour rendre visite aux animaux ; une fois acheté, un permis n’est pas remboursable',
    room: 'Seulement pour d’autres chambres que celles qui sont comprises',
  },
  rooms: '{count, plural, one {1 chambre} other {# chambres}}',
};
