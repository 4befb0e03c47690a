import type { Texts } from '../texts.ts';
import type * as english from '../en/accounts.ts';

export const auth: Texts<typeof english.auth> = {
  login: 'Ingia',
  loginTitle: 'Karibu tena',
  loginIntro: 'Ukurasa huu wa kuingia ni wa wafanyakazi wetu.',
  email: 'Barua pepe',
  password: 'Nenosiri',
  emailRequired: 'Tafadhali jaza barua pepe',
  passwordRequired: 'Tafadhali jaza nenosiri',
  code: 'Msimbo',
  codeHint: 'Wa programu yako ya uthibitishaji, au mmoja wa misimbo yako ya dharura.',
  codeRequired: 'Tafadhali jaza msimbo',
  loginButton: 'Ingia',
  loginBusy: 'Unaingia…',
  forgot: 'Umesahau nenosiri?',
};

export const passwords: Texts<typeof english.passwords> = {
  forgotTitle: 'Umesahau nenosiri?',
  forgotIntro:
    'Andika barua pepe yako, nasi tutakutumia kiungo. Kinatumika mara moja tu na kinaisha baada ya dakika 60.',
  email: 'Barua pepe',
  emailRequired: 'Tafadhali jaza barua pepe',
  sendLink: 'Tuma kiungo',
  sendBusy: 'Inatuma…',
  newTitle: 'Weka nenosiri jipya',
  newIntro: 'Chagua nenosiri jipya.',
  setTitle: 'Karibu kazini',
  setIntro: 'Chagua nenosiri, na akaunti yako iko tayari.',
  form: 'Akaunti yako',
  password: 'Nenosiri jipya',
  hint: 'Herufi {least} au zaidi. Maneno kadhaa ni bora: yanayotumiwa na watu wengi, na jina lako au anwani yako, hayakubaliwi.',
  confirm: 'Rudia nenosiri',
  passwordRequired: 'Tafadhali jaza nenosiri jipya',
  confirmRequired: 'Tafadhali rudia nenosiri',
  save: 'Hifadhi nenosiri',
  saveBusy: 'Inahifadhi…',
  back: 'Rudi kuingia',
};
