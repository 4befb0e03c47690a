import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { airTicket } from './air-ticket.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': airTicket.success,
  'cancel-order': 'Komande yanyu yahagaritswe.',
  'order-message': 'Murakoze, ubutumwa bwanyu bwoherejwe. Turabasubiza vuba.',
  review: 'Murakoze kutubwira iby’urugendo rwanyu. Ubuhamya bwanyu buzagaragara nitumara kubusoma.',
  'share-bill': 'Fagitire yagabanyijwe. Mwoherereze buri muntu linki ye.',
  comment: 'Murakoze. Igitekerezo cyanyu kizagaragara nikimara kwemezwa n’itsinda ryacu.',
  contact: 'Murakoze, ubutumwa bwanyu bwoherejwe. Turabasubiza vuba.',
  'event-form': 'Murakoze, ubutumwa bwanyu bwoherejwe. Turabasubiza vuba.',
  'trip-brief': 'Murakoze, ubutumwa bwanyu bwoherejwe. Turabasubiza vuba.',
  participant: 'Murakoze, mwanditswe.',
  subscribe: 'Murakoze kwiyandikisha ku rutonde rwacu rw’imeyili.',
  'remove-traveller': 'Umugenzi yakuwemo, kandi amakuru ye yasibwe.',
  travellers: 'Murakoze, amakuru yabitswe.',
  unsubscribe: 'Mwakuwe ku rutonde rwacu rw’imeyili. Tubabajwe no kubona mugenda.',
  'waiting-list': 'Muri ku rutonde rw’abategereje. Tuzaboherereza imeyili imyanya niboneka.',
  'leave-waiting-list': 'Mwavuye ku rutonde rw’abategereje. Twizeye kuzababona ikindi gihe.',
};
