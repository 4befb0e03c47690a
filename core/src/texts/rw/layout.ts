import type { Texts } from '../texts.ts';
import type * as english from '../en/layout.ts';

export const layout: Texts<typeof english.layout> = {
  skip: 'Jya ku birimo',
  skipToTours: 'Jya ku ngendo',
  skipToBooking: 'Jya ku gufata umwanya',
  home: 'Ahabanza',
  tours: 'Ingendo',
  services: 'Serivisi',
  destinations: 'Aho gusura',
  allDestinations: 'Aho gusura hose',
  about: 'Abo turi bo',
  contact: 'Mutuvugishe',
  language: 'Ururimi',
  partlyEnglish: 'Igice cy’uru rupapuro ntikirahindurwa mu Kinyarwanda; kiri mu Cyongereza.',
  demonstration: 'Igerageza',
  demonstrationText: 'Ikigo, ibiciro n’inimero zacyo ni ingero gusa.',
  mainNavigation: 'Iby’ingenzi',
  menu: 'Menyu',
  openMenu: 'Fungura menyu',
  closeMenu: 'Funga menyu',
  homeOf: '{company}, ahabanza',
  notices: 'Amatangazo',
  dismiss: 'Kuraho',
  needsScript: 'Iyi fomu ikenera JavaScript. Mushobora no kutubona hano:',
  feed: '{company}: aho gusura n’inyandiko',
  inRwanda: '{page} mu Rwanda',
  titled: '{page} | {company}',
};

export const footer: Texts<typeof english.footer> = {
  contact: 'Aho mwadusanga',
  usefulLinks: 'Linki z’ingirakamaro',
  explore: 'Menya byinshi',
  email: 'Imeyili yo koherezaho amakuru',
  subscribeButton: 'Iyandikishe',
  subscribeBusy: 'Birimo kwandikwa…',
  emailRequired: 'Mwuzuze imeyili',
  subscribeFailed: 'Seriveri yagize ikibazo. Mwongere mugerageze nyuma',
  legal: 'Urubuga',
  copyright: '© {year} {company}',
  examples: '{title} (ingero)',
  follow: 'Mudukurikire',
  chat: 'Tuganire',
  links: {
    home: 'Ahabanza',
    about: 'Abo turi bo',
    contact: 'Mutuvugishe',
    faq: 'Ibibazo bikunze kubazwa',
    terms: 'Amategeko n’amabwiriza',
    policy: 'Politiki y’ubuzima bwite',
    tours: 'Ingendo twateguye',
    events: 'Ibikorwa',
    previousEvents: 'Ibikorwa byahise',
    airticket: 'Amatike y’indege',
    publications: 'Inama na poromosiyo',
    pressReleases: 'Amatangazo agenewe itangazamakuru',
  },
};

export const share: Texts<typeof english.share> = {
  title: 'Sangiza abandi',
  on: 'Sangiza kuri {network}',
};

export const talk: Texts<typeof english.talk> = {
  prefer: 'Mwifuza kubanza kuvugana natwe?',
  whatsApp: 'WhatsApp',
  about: 'Muraho, mfite ikibazo kuri “{title}”.',
};

export const errors: Texts<typeof english.errors> = {
  notFoundTitle: 'Uru rupapuro ntitwarubonye',
  notFoundText: 'Rushobora kuba rwarimuwe, cyangwa aderesi yanditswe nabi. Mu Rwanda haracyari byinshi byo kureba.',
  failedTitle: 'Habaye ikibazo',
  failedText: 'Ikibazo ni icyacu, kandi twacyanditse. Mwongere mugerageze mu kanya.',
  awayTitle: 'Turagaruka vuba',
  awayText: 'Ubu ntidushobora kwerekana uru rupapuro. Mwongere mugerageze nyuma y’umunota umwe.',
  awayCall: 'Niba byihutirwa, mutuvugishe:',
  again: 'Ongera ugerageze',
  home: 'Subira ahabanza',
  tours: 'Reba ingendo',
};
