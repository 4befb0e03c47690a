import type { Texts } from '../texts.ts';
import type * as english from '../en/answers.ts';

export const answers: Texts<typeof english.answers> = {
  'order-received': 'Votre réservation {number} a bien été reçue.',
  'message-sent': 'Merci, votre message a été envoyé. Nous répondrons bientôt.',
  'comment-received': 'Merci. Votre commentaire paraîtra dès que notre équipe l’aura approuvé.',
  'participant-registered': 'Merci, votre inscription est enregistrée.',
  subscribed: 'Merci, votre abonnement à notre lettre d’information est enregistré.',
  unsubscribed: 'Votre désabonnement est enregistré. Nous regrettons de vous voir partir.',
  'waiting-list-joined': 'Vous êtes sur la liste d’attente. Nous vous écrirons dès que des places se libéreront.',
  'waiting-list-left': 'Vous avez quitté la liste d’attente. À une prochaine fois, nous l’espérons.',
  'password-link-sent':
    'Si un compte correspond à cette adresse, un lien pour choisir un nouveau mot de passe est en route.',
  'password-changed': 'Votre mot de passe a été changé. Toutes vos autres sessions ont été fermées.',
  'account-ready': 'Votre compte est prêt. Vous pouvez maintenant vous connecter.',
  'password-reset': 'Votre mot de passe a été changé. Vous pouvez maintenant vous connecter.',
  'gift-voucher-to-pay': 'Merci. Vous pouvez maintenant payer le bon cadeau.',
  'gift-voucher-spent': 'Merci. {amount, number, usd} a été payé avec le bon cadeau.',
  'quote-accepted': 'Merci. Votre réservation {number} est faite.',
  'quote-declined': 'Nous le regrettons. La proposition a été déclinée.',
  'quote-change-sent': 'Merci. Nous étudions vos souhaits et vous enverrons une nouvelle version.',
  'order-shown': 'Voici votre réservation.',
  'air-ticket-sent': 'Votre demande de billet a bien été envoyée.',
};
