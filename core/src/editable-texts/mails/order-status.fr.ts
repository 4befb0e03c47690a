import type { MailTexts } from './mail-document.ts';

export const ORDER_CONFIRMED_IN_FRENCH: MailTexts<'text' | 'paying'> = {
  subject: 'Votre réservation {order} est confirmée',
  preview: 'Bonne nouvelle : votre réservation est confirmée.',
  heading: 'Bonne nouvelle : votre réservation est confirmée.',
  text: 'Bonjour {name},\nNous avons confirmé votre réservation.',
  paying: 'Vous pouvez payer par carte ou par virement sur la page ci-dessous, ou à notre bureau.',
};

export const ORDER_REJECTED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} ne peut pas être acceptée',
  preview: 'Nous sommes désolés, nous ne pouvons pas accepter votre réservation.',
  heading: 'Nous sommes désolés, nous ne pouvons pas accepter votre réservation.',
  text: 'Bonjour {name},\nMalheureusement, nous ne pouvons pas proposer ce que vous avez demandé. Écrivez-nous, et nous chercherons volontiers avec vous une autre date ou un autre circuit. {refund}',
};

export const ORDER_CANCELLED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} a été annulée',
  preview: 'Votre réservation a été annulée.',
  heading: 'Votre réservation a été annulée.',
  text: 'Bonjour {name},\nNous avons annulé votre réservation. Si vous ne vous y attendiez pas, contactez-nous. {refund}',
};

export const ORDER_CANCELLED_BY_CLIENT_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} a été annulée',
  preview: 'Votre réservation a été annulée.',
  heading: 'Votre réservation a été annulée.',
  text: 'Bonjour {name},\nVous avez annulé votre réservation. Nous regrettons que vous ne puissiez pas venir et espérons vous accueillir une autre fois. {refund}',
};

export const DEPARTURE_CANCELLED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} a été annulée',
  preview: 'Nous sommes désolés : nous avons dû annuler votre départ.',
  heading: 'Nous sommes désolés : nous avons dû annuler votre départ.',
  text: 'Bonjour {name},\nLe départ du {day} n’aura pas lieu, nous avons donc annulé votre réservation. {refund} Nous espérons vous accueillir une autre fois : répondez simplement à ce message, et nous chercherons volontiers une autre date avec vous.\n{reason}',
};

export const HOLD_ENDED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} a expiré',
  preview: 'Nous n’avons pas pu garder vos places plus longtemps.',
  heading: 'Nous n’avons pas pu garder vos places plus longtemps.',
  text: 'Bonjour {name},\nNous avons gardé vos places aussi longtemps que possible, mais aucun paiement n’est arrivé : nous les avons donc libérées. Si vous souhaitez toujours venir, réservez à nouveau ; si vous avez déjà payé, répondez simplement à ce message.',
};

export const ORDER_REFUNDED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} a été remboursée',
  preview: 'Votre remboursement est en route.',
  heading: 'Votre remboursement est en route.',
  text: 'Bonjour {name},\nNous avons remboursé votre paiement. La somme peut mettre quelques jours à apparaître sur votre compte.',
};

export const ORDER_PARTLY_REFUNDED_IN_FRENCH: MailTexts<'text'> = {
  subject: 'Votre réservation {order} a été remboursée en partie',
  preview: 'Un remboursement partiel est en route.',
  heading: 'Un remboursement partiel est en route.',
  text: 'Bonjour {name},\nNous avons remboursé une partie de votre paiement. La somme peut mettre quelques jours à apparaître sur votre compte.',
};
