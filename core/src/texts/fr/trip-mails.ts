import type { Texts } from '../texts.ts';
import type * as english from '../en/trip-mails.ts';

export const tripMails: Texts<typeof english.tripMails> = {
  pickUp: 'Prise en charge',
  guide: 'Votre guide',
  weatherTitle: 'Le temps',
  packing: 'Vos bagages',
  visa: 'Visa et passeport',
  weather: {
    shortDry:
      'À cette période de l’année, les journées au Rwanda sont chaudes, de 23 à 28 °C, avec une averse de temps en temps. Les nuits en montagne sont fraîches, de 10 à 15 °C.',
    longRains:
      'À cette période de l’année, il pleut presque chaque jour, souvent fort, une heure ou deux ; il fait de 20 à 26 °C et les collines sont vertes. Les nuits en montagne sont fraîches, de 10 à 15 °C.',
    longDry:
      'À cette période de l’année, le Rwanda est sec : des journées ensoleillées de 24 à 28 °C, et des nuits fraîches de 10 à 15 °C en montagne.',
    shortRains:
      'À cette période de l’année, les averses tombent surtout l’après-midi, entre des heures chaudes et claires de 22 à 27 °C. Les nuits en montagne sont fraîches, de 10 à 15 °C.',
  },
};
