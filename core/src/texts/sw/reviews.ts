import type { Texts } from '../texts.ts';
import type * as english from '../en/reviews.ts';

export const reviews: Texts<typeof english.reviews> = {
  title: 'Wasafiri wanasema nini',
  stars: 'Nyota {stars} kati ya 5',
  sum: '{average, number} kati ya 5 · tathmini {count}',
  travelled: 'Alisafiri {month}',
  answer: '{company}:',
  more: '{count, plural, one {Tathmini moja zaidi} other {Tathmini # zaidi}}',
  honest: 'Wanaoweza kuandika hapa ni wale tu walioweka nafasi ya ziara hii kwetu na kusafiri.',
};

export const orderReview: Texts<typeof english.orderReview> = {
  title: 'Safari yako ilikuwaje?',
  intro: 'Wasimulie wasafiri wengine. Tunasoma kila tathmini, na tunaichapisha bila kubadilisha neno.',
  written: 'Asante, tumepokea tathmini yako. Bado unaweza kuibadilisha hadi tutakapoisoma.',
  read: 'Asante, tumesoma tathmini yako.',
  published: 'Asante. Tathmini yako iko kwenye ukurasa wa ziara.',
  stars: 'Nyota unazotoa',
  words: ['Haikuridhisha', 'Ingekuwa bora zaidi', 'Nzuri', 'Nzuri sana', 'Ya kupendeza mno'],
  text: 'Tathmini yako',
  names: 'Jina lako, kama litakavyoonekana kwenye tovuti',
  namesHint: 'Jina la kwanza linatosha.',
  send: 'Tuma tathmini',
  change: 'Badilisha tathmini',
};
