import type { Texts } from '../texts.ts';
import type * as english from '../en/reviews.ts';

export const reviews: Texts<typeof english.reviews> = {
  title: 'Icyo abagenzi bavuga',
  stars: 'Inyenyeri {stars} kuri 5',
  sum: '{average, number} kuri 5 · ubuhamya {count}',
  travelled: 'Igihe yagendeye: {month}',
  answer: '{company}:',
  more: '{count, plural, one {Ubundi buhamya bumwe} other {Ubundi buhamya #}}',
  honest: 'Hano handika gusa abafatiye iwacu umwanya muri uru rugendo kandi bakarukora.',
};

export const orderReview: Texts<typeof english.orderReview> = {
  title: 'Urugendo rwanyu rwagenze rute?',
  intro: 'Mubibwire abandi bagenzi. Dusoma ubuhamya bwose, tukabutangaza tudahinduye ijambo na rimwe.',
  written: 'Murakoze, twabonye ubuhamya bwanyu. Muracyashobora kubuhindura kugeza tubusomye.',
  read: 'Murakoze, twasomye ubuhamya bwanyu.',
  published: 'Murakoze. Ubuhamya bwanyu buri ku rupapuro rw’urugendo.',
  stars: 'Inyenyeri mutanga',
  words: ['Ntirwanshimishije', 'Rwarushaho kuba rwiza', 'Rwiza', 'Rwiza cyane', 'Rwiza bihebuje'],
  text: 'Ubuhamya bwanyu',
  names: 'Izina ryanyu, uko rizagaragara ku rubuga',
  namesHint: 'Izina rimwe rirahagije.',
  send: 'Ohereza ubuhamya',
  change: 'Hindura ubuhamya',
};
