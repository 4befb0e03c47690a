import type { Texts } from '../texts.ts';
import type * as english from '../en/order-copy.ts';

export const orderCopy: Texts<typeof english.orderCopy> = {
  title: 'Garder une copie sur ce téléphone',
  intro:
    'Avec une copie, vous pouvez lire cette page sans réseau, en route ou en forêt. N’en gardez une que sur votre propre téléphone : quiconque utilise ce navigateur peut l’ouvrir.',
  keep: 'Garder une copie sur ce téléphone',
  forget: 'Oublier la copie',
  kept: 'La copie est sur ce téléphone. Elle suit votre réservation chaque fois que vous ouvrez la page avec un réseau.',
  notKept: 'Votre navigateur n’a pas pu garder de copie.',
  forgotten: 'La copie est oubliée.',
  offline: 'Vous êtes hors ligne. Voici votre réservation telle qu’elle était le {moment}.',
};
