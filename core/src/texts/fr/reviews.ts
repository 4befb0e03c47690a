import type { Texts } from '../texts.ts';
import type * as english from '../en/reviews.ts';

export const reviews: Texts<typeof english.reviews> = {
  title: 'L’avis des voyageurs',
  stars: '{stars, plural, one {# étoile sur 5} other {# étoiles sur 5}}',
  sum: '{average, number} sur 5 · {count, plural, one {# avis} other {# avis}}',
  travelled: 'Voyage en {month}',
  answer: '{company} :',
  more: '{count, plural, one {Un autre avis} other {# autres avis}}',
  honest: 'Seules les personnes qui ont réservé ce circuit chez nous et fait le voyage peuvent donner leur avis ici.',
};

export const orderReview: Texts<typeof english.orderReview> = {
  title: 'Comment s’est passé votre voyage ?',
  intro: 'Racontez-le aux autres voyageurs. Nous lisons chaque avis, et le publions sans changer un mot.',
  written: 'Merci, nous avons bien reçu votre avis. Vous pouvez encore le modifier tant que nous ne l’avons pas lu.',
  read: 'Merci, nous avons lu votre avis.',
  published: 'Merci. Votre avis est sur la page du circuit.',
  stars: 'Votre note',
  words: ['Décevant', 'Moyen', 'Bien', 'Très bien', 'Merveilleux'],
  text: 'Votre avis',
  names: 'Votre nom, tel qu’il paraîtra sur le site',
  namesHint: 'Un prénom suffit.',
  send: 'Envoyer l’avis',
  change: 'Modifier l’avis',
};
