import type { Texts } from '../texts.ts';
import type * as english from '../en/mobile-pay.ts';

export const mobilePay: Texts<typeof english.mobilePay> = {
  title: 'Acceptez sur votre téléphone',
  payTitle: 'Payer par mobile money',
  description: 'Payez votre réservation depuis votre téléphone.',
  intro:
    'Choisissez votre service et indiquez le numéro qui paie. Nous envoyons une demande à ce téléphone, que vous acceptez avec votre code PIN.',
  what: 'Que payez-vous maintenant ?',
  service: 'Service',
  phone: 'Numéro de mobile money',
  phoneHint: 'Les numéros MTN MoMo commencent par 078 ou 079, ceux d’Airtel Money par 072 ou 073.',
  rate: 'À notre taux de {rate, number} francs pour un dollar.',
  submit: 'Envoyer la demande à mon téléphone',
  off: 'Le paiement par mobile money n’est pas possible en ce moment. Choisissez un autre moyen de paiement, ou contactez notre bureau :',
  waiting:
    'Nous avons envoyé une demande de {francs} au téléphone dont le numéro finit par {end}. Acceptez-la avec votre code PIN.',
  waitingShort: 'Nous avons envoyé une demande de {francs} à votre téléphone. Acceptez-la avec votre code PIN.',
  follows:
    'Cette page montre d’elle-même quand l’argent est arrivé. Si aucune demande n’apparaît en cinq minutes, rien n’est débité, et vous pouvez réessayer.',
  settled: 'Murakoze ! Votre paiement est arrivé.',
  failed: 'Le paiement n’a pas été accepté, et rien n’a été débité. Vous pouvez réessayer.',
  review: 'Nous avons reçu votre paiement et le vérifions. Nous vous écrirons bientôt.',
  over: 'Ce paiement a été clos ou remboursé. Contactez-nous si vous avez des questions.',
  amount: 'Vous payez',
  with: 'Avec',
  again: 'Réessayer',
  reload: 'Vérifier de nouveau',
  order: 'Voir la réservation',
  part: 'Voir votre part de la facture',
  test: 'Mode d’essai : aucun téléphone ne sonne et aucune somme n’est débitée.',
  ending: 'Choisissez comment le paiement doit finir.',
  approve: 'Accepter',
  decline: 'Refuser',
  timeout: 'Laisser passer le temps',
  goneTitle: 'Paiement introuvable',
  gone: 'Nous ne connaissons pas ce paiement. Ouvrez votre réservation à partir de notre e-mail pour la payer.',
  ask: 'Des questions ?',
};
