import type { Texts } from '../texts.ts';
import type * as english from '../en/accounts.ts';

export const auth: Texts<typeof english.auth> = {
  login: 'Injira',
  loginTitle: 'Murakaza neza',
  loginIntro: 'Aha hinjirira abakozi bacu.',
  email: 'Imeyili',
  password: 'Ijambobanga',
  emailRequired: 'Mwuzuze imeyili',
  passwordRequired: 'Mwuzuze ijambobanga',
  code: 'Kode',
  codeHint: 'Iya porogaramu yanyu yemeza, cyangwa imwe muri kode z’ingoboka.',
  codeRequired: 'Mwuzuze kode',
  loginButton: 'Injira',
  loginBusy: 'Murimo kwinjira…',
  forgot: 'Mwibagiwe ijambobanga?',
};

export const passwords: Texts<typeof english.passwords> = {
  forgotTitle: 'Mwibagiwe ijambobanga?',
  forgotIntro: 'Mwandike imeyili yanyu, tuboherereze linki. Ikoreshwa rimwe gusa, kandi irangira nyuma y’iminota 60.',
  email: 'Imeyili',
  emailRequired: 'Mwuzuze imeyili',
  sendLink: 'Ohereza linki',
  sendBusy: 'Birimo koherezwa…',
  newTitle: 'Hindura ijambobanga',
  newIntro: 'Muhitemo ijambobanga rishya.',
  setTitle: 'Murakaza neza mu bacu',
  setIntro: 'Muhitemo ijambobanga, konti yanyu ibe irateguye.',
  form: 'Konti yanyu',
  password: 'Ijambobanga rishya',
  hint: 'Nibura inyuguti {least}. Ibyiza ni amagambo menshi: akoreshwa na benshi, izina ryanyu cyangwa aderesi yanyu, ntibyemerwa.',
  confirm: 'Subiramo ijambobanga',
  passwordRequired: 'Mwuzuze ijambobanga rishya',
  confirmRequired: 'Musubiremo ijambobanga',
  save: 'Bika ijambobanga',
  saveBusy: 'Birimo kubikwa…',
  back: 'Subira aho binjirira',
};
