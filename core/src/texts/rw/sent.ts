import type { Texts } from '../texts.ts';
import type * as english from '../en/sent.ts';
import { answers } from './answers.ts';

export const sent: Texts<typeof english.sent> = {
  'air-ticket': answers['air-ticket-sent'],
  'cancel-order': 'Komande yanyu yahagaritswe.',
  'order-message': answers['message-sent'],
  review: 'Murakoze kutubwira iby’urugendo rwanyu. Ubuhamya bwanyu buzagaragara nitumara kubusoma.',
  'share-bill': 'Fagitire yagabanyijwe. Mwoherereze buri muntu linki ye.',
  comment: answers['comment-received'],
  contact: answers['message-sent'],
  'event-form': answers['message-sent'],
  'trip-brief': answers['message-sent'],
  participant: answers['participant-registered'],
  subscribe: answers.subscribed,
  'remove-traveller': 'Umugenzi yakuwemo, kandi amakuru ye yasibwe.',
  'own-traveller': 'Murakoze, amakuru yanyu yabitswe.',
  'make-traveller-links': 'Buri mugenzi afite linki ubu. Mwoherereze buri wese iye.',
  'end-traveller-links': 'Linki zahagaritswe. Ibyanditswe birahari.',
  'quote-change': answers['quote-change-sent'],
  'quote-decline': answers['quote-declined'],
  travellers: 'Murakoze, amakuru yabitswe.',
  unsubscribe: answers.unsubscribed,
  'waiting-list': answers['waiting-list-joined'],
  'leave-waiting-list': answers['waiting-list-left'],
};
