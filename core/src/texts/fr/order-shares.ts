import type { Texts } from '../texts.ts';
import type * as english from '../en/order-shares.ts';

export const orderShares: Texts<typeof english.orderShares> = {
  title: 'Partager la facture',
  intro: 'Vous voyagez à plusieurs ? Répartissez ce qui reste à payer, et envoyez à chacun un lien pour payer sa part.',
  start: 'Répartir la facture',
  change: 'Répartir autrement ce qui reste',
  replaces: 'Les nouvelles parts remplacent celles qui ne sont pas encore payées. Leurs liens cessent de fonctionner.',
  count: 'Répartir à parts égales entre',
  split: 'Répartir',
  part: 'Part {number}',
  names: 'Nom',
  amount: 'Montant en dollars américains',
  leaveOut: 'Les parts sans nom ni montant ne sont pas prises en compte.',
  sum: 'Le total des parts est de {amount}, soit tout ce qui reste à payer.',
  under: 'Il reste encore {amount} à répartir.',
  over: 'Les parts dépassent de {amount} ce qui reste à payer.',
  send: 'Créer les liens',
  progress: '{paid} {paid, plural, one {part payée} other {parts payées}} sur {all}',
  paid: 'Payée',
  open: 'Pas encore payée',
  link: 'Lien de paiement',
  linkOf: 'Lien de paiement pour {names}',
  copy: 'Copier le lien',
  copyOf: 'Copier le lien pour {names}',
  copied: 'Le lien a été copié.',
  notCopied: 'Votre navigateur n’a pas permis la copie. Voici le lien : {link}',
};
