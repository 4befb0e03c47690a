import type { Texts } from '../texts.ts';
import type * as english from '../en/layout.ts';

export const layout: Texts<typeof english.layout> = {
  skip: 'Ruka hadi kwenye maudhui',
  skipToTours: 'Ruka hadi kwenye ziara',
  skipToBooking: 'Ruka hadi kwenye kuweka nafasi',
  home: 'Mwanzo',
  tours: 'Ziara',
  services: 'Huduma',
  destinations: 'Maeneo',
  allDestinations: 'Maeneo yote',
  about: 'Kutuhusu',
  contact: 'Wasiliana nasi',
  language: 'Lugha',
  partlyEnglish: 'Sehemu ya ukurasa huu bado haijatafsiriwa; iko kwa Kiingereza.',
  demonstration: 'Maonyesho',
  demonstrationText: 'Kampuni, bei na namba zake ni mifano tu.',
  mainNavigation: 'Menyu kuu',
  menu: 'Menyu',
  openMenu: 'Fungua menyu',
  closeMenu: 'Funga menyu',
  homeOf: '{company}, mwanzo',
  notices: 'Taarifa',
  dismiss: 'Ondoa',
  needsScript: 'Fomu hii inahitaji JavaScript. Unaweza pia kutufikia hapa:',
  feed: '{company}: maeneo na machapisho',
  inRwanda: '{page} nchini Rwanda',
  titled: '{page} | {company}',
};

export const footer: Texts<typeof english.footer> = {
  contact: 'Mawasiliano',
  usefulLinks: 'Viungo muhimu',
  explore: 'Gundua',
  email: 'Barua pepe ya jarida',
  subscribeButton: 'Jiunge',
  subscribeBusy: 'Inakusajili…',
  emailRequired: 'Tafadhali jaza barua pepe',
  subscribeFailed: 'Hitilafu ya seva. Tafadhali jaribu tena baadaye',
  legal: 'Tovuti',
  copyright: '© {year} {company}',
  examples: '{title} (mifano)',
  follow: 'Tufuate',
  chat: 'Zungumza nasi',
  links: {
    home: 'Mwanzo',
    about: 'Kutuhusu',
    contact: 'Wasiliana nasi',
    faq: 'Maswali ya mara kwa mara',
    terms: 'Vigezo na masharti',
    policy: 'Sera ya faragha',
    tours: 'Vifurushi vya ziara',
    events: 'Matukio',
    previousEvents: 'Matukio yaliyopita',
    airticket: 'Tiketi za ndege',
    publications: 'Ofa na ushauri',
    pressReleases: 'Taarifa kwa vyombo vya habari',
  },
};

export const share: Texts<typeof english.share> = {
  title: 'Shiriki',
  on: 'Shiriki kwenye {network}',
};

export const talk: Texts<typeof english.talk> = {
  prefer: 'Ungependa kuzungumza kwanza?',
  whatsApp: 'WhatsApp',
  about: 'Habari, nina swali kuhusu “{title}”.',
};

export const errors: Texts<typeof english.errors> = {
  notFoundTitle: 'Hatukuupata ukurasa huu',
  notFoundText: 'Huenda umehamishwa, au anwani imeandikwa vibaya. Bado kuna mengi ya kuona nchini Rwanda.',
  failedTitle: 'Hitilafu imetokea',
  failedText: 'Tatizo liko kwetu, na tumelirekodi. Tafadhali jaribu tena baada ya muda mfupi.',
  awayTitle: 'Tunarudi hivi punde',
  awayText: 'Kwa sasa hatuwezi kuonyesha ukurasa huu. Tafadhali jaribu tena baada ya dakika moja.',
  awayCall: 'Kama ni jambo la haraka, tafadhali wasiliana nasi:',
  again: 'Jaribu tena',
  home: 'Rudi mwanzo',
  tours: 'Ona ziara',
};
