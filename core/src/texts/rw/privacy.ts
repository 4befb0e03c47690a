import type { Texts } from '../texts.ts';
import type * as english from '../en/privacy.ts';

export const asked: Texts<typeof english.asked> = {
  title: 'Ibyo tubabaza byose',
  intro: 'Uru rutonde rukorwa n’amafomu yacu ubwayo. Ibyo musize ubusa ntitubibika.',
  whatFor: 'Impamvu: {purpose}',
  purpose: {
    payer: 'kugira ngo dusabe telefone yanyu kwemeza ubwishyu',
    gift: 'gukora no kohereza ikarita y’impano',
    booking:
      'gutegura urugendo rwanyu cyangwa umwanya wanyu mu gikorwa, kuboherereza impapuro zarwo no kubafata aho muri',
    travellers:
      'pariki zikenera pasiporo, amatariki y’amavuko n’ubwenegihugu ku mpushya; amahoteli n’abayobozi bakenera imirire n’ibindi mwatubwira (n’iby’ubuzima, niba mubishatse); ubafata ku kibuga akenera indege zanyu. Amazina ni yo yonyine asabwa',
    order: 'kubasubiza ku byo mwafatiye umwanya',
    shares: 'guha buri wese wishyura igice linki ye, iriho izina rye',
    review: 'kwereka abandi bagenzi icyo mutekereza, hamwe n’izina muhisemo',
    comment: 'kugaragaza amagambo yanyu n’izina ryanyu; imeyili yanyu ibonwa n’abakozi bacu gusa',
    acceptance: 'kubafatira umwanya hakurikijwe icyifuzo mwahisemo',
    quote:
      'guhindura icyifuzo twabateguriye, cyangwa kumenya impamvu kitababereye; tubika hamwe na cyo izina ryanyu, aderesi zanyu n’ibyo mwatubwiye ku rugendo',
    waiting: 'kubamenyesha igihe imyanya ibonetse, no kuyibabikira',
    registration: 'gutegura igikorwa n’amafunguro yanyu',
    contact: 'kubasubiza',
    brief: 'kubategurira urugendo no kubandikira ku byarwo',
    event: 'gutegura igikorwa cyanyu no kubandikira ku byacyo',
    airTicket: 'kubashakira indege no kubandikira ku byazo',
    newsletter: 'kuboherereza ibaruwa yacu y’amakuru',
    guide: 'ku bayobozi bacu gusa: kubwira ibiro ibibera mu nzira',
    staff: 'ku bakozi bacu gusa: kubemerera kwinjira',
  },
};

export const keeping: Texts<typeof english.keeping> = {
  title: 'Ibyo tubika, n’igihe tubibika',
  intro:
    'Igihe cyabyo kirangiye, bisibwa ubwabyo buri joro. Ibyo ibaruramari rigikeneye bisigara, bitakiriho amazina yanyu. Mushobora igihe cyose kutubaza ibyo tubaziho, no kudusaba kubikosora cyangwa kubisiba.',
  keptAs: 'Bibikwa hamwe na: {subject}',
  why: {
    contract: 'ku bw’amasezerano yacu namwe',
    law: 'kuko amategeko abisaba',
    interest: 'kugira ngo imikorere itekane',
    consent: 'kuko mwabyemeye',
  },
  subjects: {
    bookings: 'Imyanya yafashwe',
    accounts: 'Ubwishyu n’ibaruramari',
    payers: 'Nimero zishyuriyeho',
    gifts: 'Amakarita y’impano',
    registrations: 'Kwiyandikisha mu bikorwa',
    travellers: 'Abagenzi',
    quotes: 'Ibyifuzo twabateguriye',
    conversations: 'Ibiganiro',
    mails: 'Imeyili twaboherereje',
    waiting: 'Intonde zo gutegereza',
    clients: 'Izina ryanyu na aderesi zanyu',
    newsletter: 'Ibaruwa y’amakuru',
    opinions: 'Ibitekerezo n’isuzuma',
    trail: 'Icyo buri mukozi wacu yakoze',
    technical: 'Inyandiko za tekiniki',
    guides: 'Abayobozi n’abashoferi',
    staff: 'Konti z’abakozi bacu',
    partners: 'Abatugemurira n’abaduhagarariye',
  },
  periods: {
    unbooked: 'bidafite inyemezabuguzi: {count, plural, one {umwaka #} other {imyaka #}} nyuma y’urugendo',
    accounts: 'ku bw’ibaruramari: {count, plural, one {umwaka #} other {imyaka #}} nyuma y’impera z’umwaka',
    payers: '{count, plural, one {umunsi #} other {iminsi #}} nyuma yo kwishyura',
    unpaidGifts: 'itarishyuwe: {count, plural, one {umunsi #} other {iminsi #}}',
    quotes: 'kitemewe: {count, plural, one {umwaka #} other {imyaka #}} nyuma y’umunsi wa nyuma wo kucyemera',
    travellers:
      'mu ibanga ry’ikoranabuhanga, bigasibwa hashize {count, plural, one {umunsi #} other {iminsi #}} urugendo rurangiye',
    travellersWithoutDay:
      'nta tariki y’urugendo: {count, plural, one {umunsi #} other {iminsi #}} birenzeho, uhereye ku ihinduka rya nyuma',
    guideNotes: 'ibyanditswe mu nzira: {count, plural, one {umunsi #} other {iminsi #}} nyuma y’urugendo',
    formerGuides:
      'umwirondoro w’umuyobozi: {count, plural, one {umunsi #} other {iminsi #}} nyuma y’urugendo rwa nyuma',
    conversations: '{count, plural, one {umwaka #} other {imyaka #}} nyuma y’ubutumwa bwa nyuma',
    mails: '{count, plural, one {umwaka #} other {imyaka #}}',
    waiting: '{count, plural, one {umunsi #} other {iminsi #}} nyuma yo guhaguruka',
    clients: '{count, plural, one {umwaka #} other {imyaka #}} nyuma y’ihinduka rya nyuma, iyo nta kindi kibitswe',
    trail: '{count, plural, one {umwaka #} other {imyaka #}}',
    news: 'amatangazo y’abakozi na sisitemu: {count, plural, one {umunsi #} other {iminsi #}}',
    answers: 'ibisubizo by’amafomu: {count, plural, one {umunsi #} other {iminsi #}}',
    jobs: 'imirimo yarangiye: {count, plural, one {umunsi #} other {iminsi #}}',
    retriedJobs: 'iyasubiwemo: {count, plural, one {umunsi #} other {iminsi #}}',
    sessions: 'kwinjira kwarangiye: {count, plural, one {umunsi #} other {iminsi #}}',
    files: 'dosiye zidakoreshwa: {count, plural, one {umunsi #} other {iminsi #}}',
    logs: 'inyandiko za sisitemu: {count, plural, one {umunsi #} other {iminsi #}}',
    left: 'kugeza muvuye ku rutonde',
    asked: 'igihe cyose bigaragara; mubidusabye, tubikuraho',
    account: 'igihe cyose konti iriho; ijambobanga ntitubika iryo ubwaryo',
    partner: 'igihe cyose dukorana',
  },
};
