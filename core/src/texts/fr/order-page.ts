import type { Texts } from '../texts.ts';
import type * as english from '../en/order-page.ts';

export const orderBox: Texts<typeof english.orderBox> = {
  unreadable:
    'Nous ne pouvons pas afficher cette partie en ce moment. Veuillez réessayer plus tard, ou contactez-nous.',
};

export const orderEnding: Texts<typeof english.orderEnding> = {
  by: {
    client: 'Vous avez annulé cette réservation{day}.',
    office: 'Nous avons annulé cette réservation{day}.',
    departure: 'Nous avons dû annuler ce départ{day}. Nous en sommes désolés.',
    hold: 'Aucun paiement n’est arrivé pendant que nous gardions vos places : nous les avons libérées{day}. Si vous avez déjà payé, écrivez-nous.',
  },
  on: ' le {day}',
  reason: 'Motif : {reason}',
  nothing: 'Rien n’avait été payé : nous ne retenons rien et n’avons rien à rembourser.',
  title: 'Vos paiements',
  paid: 'Payé',
  kept: 'Retenu',
  refund: 'Montant du remboursement',
  sent: 'Déjà remboursé',
  due: 'Reste à rembourser',
  tooMuch: 'Trop-perçu à rembourser',
  coming: 'Nous vous remboursons {ways}, et vous écrirons dès que l’argent sera en route.',
  gone: 'La totalité du remboursement est en route. Il peut mettre quelques jours à apparaître sur votre compte.',
  none: 'Il n’y a rien à rembourser.',
  again: 'Réserver de nouveau ce circuit',
  others: 'Voir nos circuits',
};

export const orderMoney: Texts<typeof english.orderMoney> = {
  price: 'Prix',
  payments: 'Paiements',
  total: 'Total',
  paid: 'Payé',
  left: 'Reste à payer',
  done: 'payé',
  overdue: 'en retard',
  pay: '{what, select, deposit {Payer l’acompte, {amount}} balance {Payer le solde, {amount}} other {Payer la totalité, {amount}}}',
  hold: 'Nous gardons vos places jusqu’au {moment}.',
  holdByMail:
    'Nous gardons vos places jusqu’au {moment}. Ouvrez d’ici là le lien de notre e-mail : nous les garderons alors {hours, plural, one {# heure} other {# heures}}.',
  keepSeats: 'Garder mes places',
  permits: 'Permis',
  permitsBought: '{label} : {count, number} déjà acheté(s) ({amount}), non remboursé(s) en cas d’annulation',
  permitsToBuy: '{label} : {count, number} pas encore acheté(s) ({amount}), remboursé(s) comme le reste du prix',
  papers: 'Reçus',
  receipt: '{number}, {day}',
  cancel: 'Annuler cette réservation',
  refund: '{amount} vous seront remboursés.',
  charge: '{amount} seront retenus.',
  reason: 'Motif (facultatif)',
  confirm: 'Annuler la réservation',
  confirmRefund: 'Annuler et récupérer {amount}',
};

export const orderMessage: Texts<typeof english.orderMessage> = {
  title: 'Nous écrire au sujet de cette réservation',
  label: 'Votre message',
  hint: 'Nous répondons par e-mail, à l’adresse indiquée dans la réservation.',
  send: 'Envoyer le message',
};

export const travellers: Texts<typeof english.travellers> = {
  title: 'Voyageurs',
  intro:
    'Les permis des parcs, les hôtels et les transferts depuis l’aéroport sont réservés à ces noms, tels qu’ils figurent sur les passeports.',
  until: 'Vous pouvez les modifier jusqu’au {day}.',
  over: 'Vous pouviez les modifier jusqu’au {day}. S’il y a une erreur, appelez-nous ou écrivez-nous.',
  privacy: 'Ces données sont conservées chiffrées, et effacées {days} jours après votre voyage.',
  type: '{code, select, adult {Adulte} child {Enfant} infant {Bébé} youth {Jeune} student {Étudiant} senior {Senior} resident {Résident} other {{name}}}',
  missing: 'Pas encore saisi',
  add: 'Saisir',
  change: 'Modifier',
  remove: 'Retirer',
  removing: 'Retirer {names} de cette réservation ? Nous effaçons ses données tout de suite.',
  confirmRemove: 'Retirer et effacer',
  keep: 'Garder',
  asked:
    '{missing, plural, one {Indiquez-nous le voyageur qui manque encore : les permis sont achetés aux noms qui figurent sur les passeports.} other {Indiquez-nous les # voyageurs qui manquent encore : les permis sont achetés aux noms qui figurent sur les passeports.}}',
  enter: 'Saisir les voyageurs',
  which: 'voyageur {number}',
  legend: 'Voyageur {number} : {type}',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    birthDate: 'Date de naissance',
    nationality: 'Nationalité',
    passportNumber: 'Numéro de passeport',
    passportExpiry: 'Date d’expiration du passeport',
    diet: 'Régime alimentaire',
    remarks: 'Remarques',
    arrivalFlight: 'Vol d’arrivée',
    arrivalAt: 'Heure d’arrivée',
    departureFlight: 'Vol de départ',
    departureAt: 'Heure de départ',
  },
  optional: 'Seuls les noms sont nécessaires maintenant. Vous pourrez ajouter le reste plus tard.',
  zone: 'Les heures des vols s’entendent à l’heure de Kigali.',
  dietExample: 'Végétarien, allergies…',
  save: 'Enregistrer',
};
