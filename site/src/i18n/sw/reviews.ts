import type * as english from '../en/reviews';
import type { Texts } from '../texts';

export const reviews: Texts<typeof english.reviews> = {
  title: 'Wasafiri wanasema nini',
  stars: (stars) => `Nyota ${stars} kati ya 5`,
  sum: (average, count) => `${average} kati ya 5 · tathmini ${count}`,
  travelled: (month) => `Alisafiri ${month}`,
  answer: (company) => `${company}:`,
  more: (count) => (count === 1 ? 'Tathmini moja zaidi' : `Tathmini ${count} zaidi`),
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
