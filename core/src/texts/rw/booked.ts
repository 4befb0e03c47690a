import type { Texts } from '../texts.ts';
import type * as english from '../en/booked.ts';
import { booking } from './booking.ts';

export const booked: Texts<typeof english.booked> = {
  received: ['Komande yanyu', 'yakiriwe.'],
  mail: 'Imeyili irimo fagitire porofoma yanyu irimo koherezwa kuri',
  next: 'Ibikurikira',
  steps: [
    booking.steps[1],
    'Mushobora kwishyura n’ikarita cyangwa kuri banki, munyuze ku rupapuro rwa komande yanyu, igihe kibanogeye.',
    'Mubike imeyili yacu, cyangwa urupapuro rwa komande yanyu: linki yarwo irahagije kugira ngo muyifungure.',
  ],
  view: 'Reba komande',
  ask: 'Mufite ibibazo?',
  close: 'Jya ahabanza',
};
