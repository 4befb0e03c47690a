import type { MailTexts } from './mail-document.ts';

export const ORDER_RECEIVED_IN_FRENCH: MailTexts<
  'text' | 'held' | 'heldNow' | 'paying' | 'payingHeld' | 'payingNow' | 'travellers' | 'note'
> = {
  subject: 'Votre réservation {order} : {tour}',
  preview: 'Nous avons bien reçu votre réservation. Le total est de {total}.',
  heading: 'Murakoze ! Nous avons bien reçu votre réservation.',
  text: 'Bonjour {name},\nMerci d’avoir choisi {company}. Notre équipe vous confirmera bientôt les détails. Vous trouverez votre facture pro forma en pièce jointe.',
  held: 'Nous gardons vos places jusqu’au {until}. Merci d’effectuer le premier paiement d’ici là.',
  heldNow: 'Nous gardons vos places jusqu’au {until}, le temps de votre paiement.',
  paying:
    'Vous pouvez payer par carte ou par virement sur cette page, quand vous le souhaitez, ou à notre bureau. Une question ? Répondez simplement à ce message ou appelez le {phone}.',
  payingHeld:
    'Vous pouvez payer par carte ou par virement sur cette page, ou à notre bureau. Une question ? Répondez simplement à ce message ou appelez le {phone}.',
  payingNow:
    'Dès que votre paiement nous parvient, nous vous envoyons le reçu par e-mail. Si vous avez été interrompu, cette page vous y ramène. Une question ? Répondez simplement à ce message ou appelez le {phone}.',
  travellers:
    'Dites-nous aussi, sur cette page, qui voyage : les permis sont achetés aux noms qui figurent sur les passeports.',
  note: 'Toute personne qui possède ce lien peut ouvrir votre réservation : ne le partagez qu’avec vos compagnons de voyage.',
};

export const ORDER_CHANGED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} a été modifiée',
  preview: '{tour}, {day}',
  heading: 'Votre réservation a été modifiée.',
  text: 'Bonjour {name},\nNous avons modifié votre réservation comme convenu ; la voici telle qu’elle est maintenant. {money} La nouvelle facture pro forma est en pièce jointe.',
};

export const DEPARTURE_MOVED_IN_FRENCH: MailTexts<'text' | 'further'> = {
  subject: 'Une nouvelle date pour votre réservation {order} : {day}',
  preview: 'Nous avons dû annuler le départ du {from}.',
  heading: 'Nous sommes désolés : votre départ a été annulé.',
  text: 'Bonjour {name},\nNous avons dû annuler le départ du {from}. Motif : {reason}',
  further:
    'Nous avons reporté votre réservation sur le départ du {day}, au prix convenu lors de votre réservation. Vos places sont gardées{money}. Si ce jour ne vous convient pas, répondez simplement à ce message et nous trouverons ensemble une autre solution.',
};

export const DEPARTURE_CANCELLED_ORDER_KEPT_IN_FRENCH: MailTexts<'text' | 'further'> = {
  subject: 'Votre réservation {order} : le départ du {from} est annulé',
  preview: 'Nous vous demanderons bientôt ce que vous préférez à la place.',
  heading: 'Nous sommes désolés : votre départ a été annulé.',
  text: 'Bonjour {name},\nNous avons dû annuler le départ du {from}. Motif : {reason}',
  further:
    'Nous avons conservé votre réservation. Nous vous contacterons bientôt pour savoir ce que vous préférez : une autre date, un autre circuit ou le remboursement. Vous pouvez aussi répondre simplement à ce message.',
};

export const ORDER_LINK_IN_FRENCH: MailTexts<'text' | 'note'> = {
  subject: 'Votre lien vers la réservation {order}',
  preview: '{tour}, {day}',
  heading: 'Le lien vers votre réservation',
  text: 'Bonjour {name},\nVoici le lien vers votre réservation chez {company}. Utilisez-le dorénavant : il se peut que les liens de nos messages précédents ne fonctionnent plus. Rien d’autre n’a changé.',
  note: 'Toute personne qui a ce lien peut ouvrir votre réservation : ne le partagez qu’avec ceux qui voyagent avec vous.',
};

export const REVIEW_INVITATION_IN_FRENCH: MailTexts<'text' | 'note'> = {
  subject: 'Comment s’est passé votre voyage ? {tour}',
  preview: 'Deux minutes de votre temps aident d’autres voyageurs à choisir.',
  heading: 'Vous voilà de retour ! Comment s’est passé votre voyage ?',
  text: 'Bonjour {name},\nMerci d’avoir voyagé avec {company}. Nous espérons que votre retour s’est bien passé et que vous rapportez de beaux souvenirs.\n\nVoulez-vous nous dire, à nous et aux autres voyageurs, comment s’est passé votre voyage « {tour} » ? Deux minutes environ suffisent. Nous publions ce que vous écrivez sous le nom que vous choisissez, sans jamais rien y changer.',
  note: 'Nous ne vous le demandons qu’une fois. Si quelque chose vous a déplu, répondez simplement à ce message.',
};
