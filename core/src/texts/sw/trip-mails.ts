import type { Texts } from '../texts.ts';
import type * as english from '../en/trip-mails.ts';

export const tripMails: Texts<typeof english.tripMails> = {
  pickUp: 'Kuchukuliwa',
  guide: 'Kiongozi wenu',
  weatherTitle: 'Hali ya hewa',
  packing: 'Vitu vya kufungasha',
  visa: 'Visa na pasipoti',
  weather: {
    shortDry:
      'Wakati huu wa mwaka siku nchini Rwanda ni za joto, 23 hadi 28 °C, na mvua mara chache. Usiku milimani ni wa baridi, 10 hadi 15 °C.',
    longRains:
      'Wakati huu wa mwaka mvua hunyesha siku nyingi, mara nyingi kubwa kwa saa moja au mbili; mchana ni 20 hadi 26 °C na vilima ni vya kijani. Usiku milimani ni wa baridi, 10 hadi 15 °C.',
    longDry:
      'Wakati huu wa mwaka Rwanda ni kavu: siku za jua za 24 hadi 28 °C, na usiku wa baridi wa 10 hadi 15 °C milimani.',
    shortRains:
      'Wakati huu wa mwaka mvua hunyesha zaidi alasiri, kati ya saa za joto na anga safi za 22 hadi 27 °C. Usiku milimani ni wa baridi, 10 hadi 15 °C.',
  },
};
