import type { Texts } from '../texts.ts';
import type * as english from '../en/order-journey.ts';

export const orderJourney: Texts<typeof english.orderJourney> = {
  thanks: 'Merci, {name}.',
  home: 'Vous voilà de retour, {name}.',
  countdown:
    '{days, plural, =0 {Votre voyage commence aujourd’hui.} =1 {Votre voyage commence demain.} other {Plus que # jours avant votre voyage.}}',
  eventCountdown: '{days, plural, =0 {C’est aujourd’hui.} =1 {C’est demain.} other {Plus que # jours.}}',
  underWay: 'Vous êtes en route : profitez de chaque jour.',
  next: 'Les prochaines étapes',
  now: 'Maintenant',
  soon: 'Sous un jour ouvré',
  checking: 'Notre équipe à Kigali vérifie les dates et les disponibilités, et vous écrit.',
  hold: 'Nous gardons vos places jusqu’à ce moment : merci d’effectuer le premier paiement d’ici là.',
  instalment:
    '{what, select, deposit {L’acompte de {amount} est à payer.} balance {Le solde de {amount} est à payer.} other {{amount} sont à payer.}}',
  names: 'Dernier jour pour nous dire qui voyage, tel que l’indiquent les passeports.',
  monthBefore: 'Nous vous écrivons au sujet du temps qu’il fera, des bagages et des papiers nécessaires.',
  weekBefore: 'Nous vous écrivons quand et où nous venons vous chercher, et comment nous joindre en route.',
  start: 'Votre voyage commence.',
  eventStart: 'Le jour est venu.',
  end: 'Le dernier jour de votre voyage. À votre retour, nous vous demanderons comment il s’est passé.',
  checklist: 'Votre liste',
  done: 'Fait :',
  open: 'À faire :',
  travellers: '{known} {known, plural, one {voyageur} other {voyageurs}} sur {all}',
  money: '{amount} à payer avant le {day}',
  moneyNow: '{amount} à payer maintenant',
  moneyDone: 'Tout est payé',
  toPayments: 'Voir les paiements',
  visa: 'Visa et passeport',
  visaText:
    'Les passeports devraient être valables six mois après le voyage. La nécessité d’un visa dépend de votre nationalité : demandez-nous.',
  packing: 'Vos bagages',
  packingText: 'La page du circuit décrit ses journées et ses routes. En cas de doute, demandez-nous.',
  insurance: 'Assurance voyage',
  insuranceText:
    'Elle devrait couvrir la maladie, les accidents et le rapatriement ; elle n’est pas comprise dans le prix.',
  toTerms: 'Ce qu’en disent nos conditions',
  toTour: 'Voir la page du circuit',
  review: 'Racontez-nous votre voyage',
  details: 'Votre réservation en détail',
  pickUp: 'Prise en charge',
};
