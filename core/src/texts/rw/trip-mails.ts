import type { Texts } from '../texts.ts';
import type * as english from '../en/trip-mails.ts';

export const tripMails: Texts<typeof english.tripMails> = {
  pickUp: 'Aho n’igihe mufatwa',
  guide: 'Umuyobozi wanyu',
  weatherTitle: 'Ikirere',
  packing: 'Ibyo gupakira',
  visa: 'Viza na pasiporo',
  weather: {
    shortDry:
      'Muri iki gihe cy’umwaka iminsi mu Rwanda irashyuha, 23 kugeza kuri 28 °C, n’imvura rimwe na rimwe. Amajoro yo mu misozi arakonja, 10 kugeza kuri 15 °C.',
    longRains:
      'Muri iki gihe cy’umwaka imvura igwa hafi buri munsi, akenshi nyinshi isaha imwe cyangwa ebyiri; ku manywa haba 20 kugeza kuri 26 °C kandi imisozi iba itoshye. Amajoro yo mu misozi arakonja, 10 kugeza kuri 15 °C.',
    longDry:
      'Muri iki gihe cy’umwaka mu Rwanda haba hari izuba: iminsi ya 24 kugeza kuri 28 °C, n’amajoro akonje ya 10 kugeza kuri 15 °C mu misozi.',
    shortRains:
      'Muri iki gihe cy’umwaka imvura igwa cyane cyane ku gicamunsi, hagati y’amasaha ashyushye ya 22 kugeza kuri 27 °C. Amajoro yo mu misozi arakonja, 10 kugeza kuri 15 °C.',
  },
};
