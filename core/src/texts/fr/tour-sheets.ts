import type { Texts } from '../texts.ts';
import type { tourSheets as english } from '../en/tour-sheets.ts';

export const tourSheets: Texts<typeof english> = {
  days: '{days, plural, one {# jour} other {# jours}}',
  departure: 'Départ\u00a0: {time}',
  places: 'Étapes du circuit\u00a0: {places}.',
  andPlace: '{places}, {place}',
  itinerary: 'Jour par jour',
  day: 'Jour {day}',
  moreDays:
    '{left, plural, one {Encore # jour, sur la page du circuit} other {Encore # jours, sur la page du circuit}}',
  includes: 'Compris',
  excludes: 'Non compris',
  more: 'et {left} de plus sur la page du circuit',
  prices: 'Prix',
  people: '{people, plural, one {# personne} other {# personnes}}',
  onRequest: 'Prix sur demande',
  pricesAsOf: 'En dollars américains, pour tout le groupe, au {day}.',
  otherPrices: 'Les autres prix, selon la saison ou pour de plus grands groupes, sont sur la page du circuit.',
  book: 'Comment réserver',
  bookHere: 'Tous les détails, les dates et la réservation\u00a0:',
  talk: 'Vous préférez en parler d’abord\u00a0? {phone} · {email}',
};
