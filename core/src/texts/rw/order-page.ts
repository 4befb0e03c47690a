import type { Texts } from '../texts.ts';
import type * as english from '../en/order-page.ts';

export const orderBox: Texts<typeof english.orderBox> = {
  unreadable: 'Ubu ntidushobora kwerekana ibi. Mwongere mugerageze nyuma, cyangwa mutuvugishe.',
};

export const orderEnding: Texts<typeof english.orderEnding> = {
  by: {
    client: 'Mwahagaritse iyi komande{day}.',
    office: 'Twahagaritse iyi komande{day}.',
    departure: 'Byabaye ngombwa ko duhagarika uru rugendo{day}. Mutubabarire.',
    hold: 'Nta bwishyu bwatugezeho mu gihe twari tubabikiye imyanya, bityo twayirekuye{day}. Niba mwarishyuye, mutwandikire.',
  },
  on: ' ku wa {day}',
  reason: 'Impamvu: {reason}',
  nothing: 'Nta cyari cyarishyuwe, bityo nta cyo dusigarana kandi nta gisubizwa.',
  title: 'Amafaranga yanyu',
  paid: 'Ayishyuwe',
  kept: 'Ayo dusigarana',
  refund: 'Ayo musubizwa',
  sent: 'Amaze gusubizwa',
  due: 'Asigaye gusubizwa',
  tooMuch: 'Ayishyuwe arenga, musubizwa',
  coming: 'Tuyasubiza {ways}, kandi tuzaboherereza imeyili namara koherezwa.',
  gone: 'Yose ari mu nzira abageraho. Ashobora gufata iminsi mike ngo agaragare kuri konti yanyu.',
  none: 'Nta gisubizwa.',
  again: 'Ongera ufate umwanya muri uru rugendo',
  others: 'Reba ingendo zacu',
};

export const orderMoney: Texts<typeof english.orderMoney> = {
  price: 'Igiciro',
  payments: 'Ubwishyu',
  total: 'Igiteranyo',
  paid: 'Ayishyuwe',
  left: 'Asigaye kwishyurwa',
  done: 'yishyuwe',
  overdue: 'yararengeje igihe',
  pay: '{what, select, deposit {Ishyura avansi, {amount}} balance {Ishyura asigaye, {amount}} other {Ishyura yose, {amount}}}',
  hold: 'Tubabikiye imyanya kugeza: {moment}.',
  holdByMail:
    'Tubabikiye imyanya kugeza: {moment}. Mufungure mbere yaho linki iri muri imeyili yacu, tuyibabikire {hours, plural, one {isaha #} other {amasaha #}}.',
  keepSeats: 'Mumbikire imyanya',
  permits: 'Impushya',
  permitsBought: '{label}: {count, number} zaraguzwe ({amount}), ntizisubizwa iyo muhagaritse komande',
  permitsToBuy: '{label}: {count, number} zitaragurwa ({amount}), zisubizwa nk’ikindi giciro',
  papers: 'Inyemezabwishyu',
  receipt: '{number}, {day}',
  cancel: 'Hagarika iyi komande',
  refund: 'Musubizwa {amount}.',
  charge: 'Dusigarana {amount}.',
  reason: 'Impamvu (si ngombwa)',
  confirm: 'Hagarika komande',
  confirmRefund: 'Hagarika, usubizwe {amount}',
};

export const orderMessage: Texts<typeof english.orderMessage> = {
  title: 'Mutwandikire kuri iyi komande',
  label: 'Ubutumwa bwanyu',
  hint: 'Dusubiza kuri imeyili iri kuri komande.',
  send: 'Ohereza ubutumwa',
};

export const travellers: Texts<typeof english.travellers> = {
  title: 'Abagenda',
  intro:
    'Impushya za pariki, amahoteli no gufatwa ku kibuga cy’indege bifatirwa kuri aya mazina, nk’uko ari muri pasiporo.',
  until: 'Mushobora kuyahindura kugeza ku wa {day}.',
  over: 'Yashoboraga guhindurwa kugeza ku wa {day}. Niba hari ikosa, muduhamagare cyangwa mutwandikire.',
  privacy: 'Tuyabika mu ibanga ry’ikoranabuhanga, tukayasiba nyuma y’iminsi {days} urugendo rurangiye.',
  type: '{code, select, adult {Umuntu mukuru} child {Umwana} infant {Uruhinja} youth {Urubyiruko} student {Umunyeshuri} senior {Ugeze mu za bukuru} resident {Utuye mu gihugu} other {{name}}}',
  missing: 'Ntaruzuzwa',
  add: 'Uzuza',
  change: 'Hindura',
  remove: 'Kuramo',
  removing: 'Gukura {names} muri iyi komande? Duhita dusiba amakuru ye.',
  confirmRemove: 'Kuramo usibe',
  keep: 'Murekeremo',
  asked:
    '{missing, plural, one {Mutubwire umugenzi utaruzuzwa: impushya zigurwa ku mazina ari muri pasiporo.} other {Mutubwire abagenzi # bataruzuzwa: impushya zigurwa ku mazina ari muri pasiporo.}}',
  enter: 'Uzuza abagenda',
  which: 'umugenzi wa {number}',
  legend: 'Umugenzi wa {number}: {type}',
  fields: {
    firstName: 'Irindi zina',
    lastName: 'Izina ry’umuryango',
    birthDate: 'Itariki y’amavuko',
    nationality: 'Ubwenegihugu',
    passportNumber: 'Nimero ya pasiporo',
    passportExpiry: 'Igihe pasiporo irangirira',
    diet: 'Ibyo kurya',
    remarks: 'Ibindi twamenya',
    arrivalFlight: 'Indege ibazana',
    arrivalAt: 'Isaha yo kuhagera',
    departureFlight: 'Indege ibasubiza',
    departureAt: 'Isaha yo guhaguruka',
  },
  optional: 'Ubu hakenewe amazina gusa. Ibindi mushobora kubyongeraho nyuma.',
  zone: 'Amasaha y’indege ni ay’i Kigali.',
  dietExample: 'Atarya inyama, ibimugwa nabi …',
  save: 'Bika uyu mugenzi',
};
