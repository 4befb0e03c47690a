import type { MailTexts } from './mail-document.ts';

export const PAYMENT_RECEIVED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Paiement reçu pour votre réservation {order}',
  preview: 'Nous avons reçu {amount}. Votre réservation est entièrement payée.',
  heading: 'Murakoze ! Nous avons reçu votre paiement.',
  text: 'Bonjour {name},\nNous avons reçu {amount} pour votre réservation {order}. Il ne reste rien à payer ; votre facture et votre reçu sont en pièces jointes. Au plaisir de vous accueillir.',
};

export const PART_RECEIVED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Paiement reçu pour votre réservation {order}',
  preview: 'Nous avons reçu {amount}.',
  heading: 'Murakoze ! Nous avons reçu votre paiement.',
  text: 'Bonjour {name},\nNous avons reçu {amount} pour votre réservation {order}. {late} Votre reçu est en pièce jointe.',
};

export const PAID_BACK_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Remboursement de {amount} pour votre réservation {order}',
  preview: 'Nous vous avons remboursé {amount}.',
  heading: 'Votre remboursement est en route.',
  text: 'Bonjour {name},\nNous vous avons remboursé {amount} pour votre réservation {order}. La somme peut mettre quelques jours à apparaître sur votre compte. Votre avoir est en pièce jointe.',
};

export const PAYMENT_CORRECTED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Une correction concernant votre réservation {order}',
  preview: 'Nous avons corrigé un paiement.',
  heading: 'Nous avons corrigé un paiement.',
  text: 'Bonjour {name},\nNous avons corrigé un paiement de {amount} que nous avions enregistré par erreur pour votre réservation {order}. Votre avoir est en pièce jointe. Si cela vous étonne, répondez simplement à ce message.',
};

export const INVOICE_CREDITED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'La facture {invoice} de votre réservation {order} n’est plus valable',
  preview: 'L’avoir {credit} l’annule.',
  heading: 'Votre facture est annulée.',
  text: 'Bonjour {name},\nVotre réservation {order} a changé : la facture {invoice} n’indique donc plus son prix. L’avoir {credit}, qui l’annule, est en pièce jointe. Une fois votre réservation entièrement payée, vous recevez une nouvelle facture.',
};

export const REFUND_CORRECTED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Une correction concernant votre réservation {order}',
  preview: 'Nous avons corrigé un remboursement.',
  heading: 'Nous avons corrigé un remboursement.',
  text: 'Bonjour {name},\nNous avons corrigé un remboursement de {amount} que nous avions enregistré par erreur pour votre réservation {order}. Votre reçu est en pièce jointe. Si cela vous étonne, répondez simplement à ce message.',
};

export const PAID_TOO_LATE_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre paiement de {amount} est arrivé, mais vos places ne sont plus libres',
  preview: 'Nous vous appellerons au sujet de votre réservation {order}.',
  heading: 'Votre paiement est arrivé après la libération de vos places.',
  text: 'Bonjour {name},\nVotre paiement de {amount} pour votre réservation {order} ({tour}) nous est parvenu alors que nous ne gardions plus vos places, et quelqu’un d’autre les a réservées depuis. Votre argent est en sécurité. Nous vous contacterons sous un jour ouvré pour vous proposer une autre date ou tout vous rembourser, comme vous préférez.',
};

export const INSTALMENT_DUE_IN_FRENCH: MailTexts<'text' | 'note'> = {
  subject: 'Rappel : le paiement de {amount} pour votre réservation {order} {when}',
  preview: '{tour}, {day}',
  heading: 'Un paiement pour votre voyage {when}.',
  text: 'Bonjour {name},\nNous avons hâte de vous accueillir. Le paiement de {amount} pour votre réservation {order} {when}.',
  note: 'Si vous avez déjà envoyé l’argent, merci : un virement peut prendre quelques jours, et nous vous enverrons un reçu dès son arrivée.',
};

export const INSTALMENT_OVERDUE_IN_FRENCH: MailTexts<'text' | 'note'> = {
  subject: 'Rappel : le paiement de {amount} pour votre réservation {order} {when}',
  preview: '{tour}, {day}',
  heading: 'Un paiement pour votre voyage n’est pas encore arrivé.',
  text: 'Bonjour {name},\nLa somme de {amount} pour votre réservation {order} était à payer le {due}, et nous ne l’avons pas encore reçue. Merci de la régler dès que possible, ou de répondre à ce message s’il vous faut plus de temps.',
  note: 'Si vous avez déjà envoyé l’argent, merci : un virement peut prendre quelques jours, et nous vous enverrons un reçu dès son arrivée.',
};

export const NOTHING_DUE_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} : rien à payer',
  preview: '{tour}',
  heading: 'Il n’y a rien à payer pour le moment.',
  text: 'Bonjour {name},\nNous allions vous rappeler un paiement pour votre réservation {order}. Il n’est plus dû, vous n’avez donc rien à faire.',
};
