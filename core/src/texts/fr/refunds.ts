import type { Texts } from '../texts.ts';
import type { refunds as english } from '../en/refunds.ts';

export const refunds: Texts<typeof english> = {
  whyKept: {
    decided:
      'Notre bureau en a décidé ainsi pour votre réservation. Si vous avez une question à ce sujet, écrivez-nous.',
    byTerms: 'Selon les conditions de la réservation, les frais d’une annulation {when} s’élèvent à {price}{capped}.',
    percent: '{percent, plural, =100 {la totalité du prix} other {#\u00a0% du prix}}',
    percentWithoutPermits: '{percent, plural, =100 {la totalité du prix} other {#\u00a0% du prix hors permis}}',
    permits: 'Des permis avaient été achetés pour vous ({amount, number, usd})\u00a0; ils ne sont pas remboursés.',
    capped: ', tout ce qui avait été payé est donc retenu',
    after: 'après le jour du voyage',
    before: '{days, plural, =0 {le jour du voyage} =1 {la veille du voyage} other {# jours avant le voyage}}',
  },
  ways: {
    card: 'sur la carte',
    bank: 'par virement',
    cash: 'en espèces',
    'mobile-money': 'par mobile money',
    'gift-voucher': 'sur le bon cadeau',
    other: '',
  },
  sameWay: 'par le même moyen que votre paiement',
  sameWays:
    '{count, plural, one {par le même moyen que votre paiement} other {par les mêmes moyens que vos paiements}} ({ways})',
  andWay: '{ways} et {way}',
};
