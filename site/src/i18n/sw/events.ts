import type * as english from '../en/events';
import type { Texts } from '../texts';

export const events: Texts<typeof english.events> = {
  title: 'Matukio',
  description: 'Warsha, matembezi, maonjo na matamasha pamoja na waongoza watalii wetu na majirani zao.',
  intro: 'Warsha, matembezi, maonjo na jioni za ngoma, pamoja na waongoza watalii wetu na majirani zao.',
  previousTitle: 'Matukio yaliyopita',
  previousIntro: 'Tukitazama nyuma matukio ya karibuni. Mengi hurudi, na mengine yanaweza kuandaliwa ukiomba.',
  empty: 'Hakuna matukio yaliyopita',
  previousLink: 'Matukio yaliyopita',
  upcomingLink: 'Matukio yajayo',
  freeEntry: 'Kiingilio ni bure',
  all: 'Matukio yote',
  starts: 'Linaanza',
  ends: 'Linaisha',
  place: 'Mahali',
  price: 'Bei',
  expect: 'Utakachokutana nacho',
  picture: (title) => `Picha ya tukio: ${title}`,
  calendar: 'Weka kwenye kalenda',
  others: 'Matukio mengine',
  freeTitle: 'Wote mnakaribishwa',
  overTitle: 'Tukio hili limekwisha',
  free: 'Kiingilio ni bure: hakuna haja ya kuweka nafasi wala kulipa.',
  howToCome: 'Jinsi ya kufika',
  comeAt: (when, place) =>
    place ? `Tukutane: ${place}, ${when}. Tunaanza kwa wakati.` : `Jiunge nasi: ${when}. Tunaanza kwa wakati.`,
  findPlace: 'Patafute kwenye OpenStreetMap',
  tellComing: 'Tujulishe kuwa unakuja',
  over: 'Ungependa lifanyike tena? Tujulishe.',
  ask: 'Wasiliana nasi',
  register: 'Jisajili kama mshiriki',
  failed: 'Hatukuweza kuonyesha matukio. Tafadhali jaribu tena baada ya muda mfupi.',
  team: 'Unaandaa tukio lako mwenyewe?',
  teamText: 'Kuanzia ukumbi hadi wakalimani, timu yetu ya matukio iko tayari kukusaidia.',
  teamLink: 'Omba msaada wa tukio',
};

export const eventServices: Texts<typeof english.eventServices> = {
  title: 'Usimamizi wa matukio',
  description: 'Kupanga, kuratibu, kupokea wajumbe, kuendesha na kufuatilia mikutano na matukio nchini Rwanda.',
  others: 'Huduma zetu tano za matukio',
  pageTitle: (service) => `${service}: usimamizi wa matukio nchini Rwanda`,
  pageDescription: (intro) => `${intro} Usimamizi wa matukio nchini Rwanda.`,
  notFound: 'Huduma haikupatikana',
  notFoundText: 'Hatukuipata huduma hiyo. Hizi ndizo tano tunazotoa:',
  request: 'Omba msaada wa tukio',
};
