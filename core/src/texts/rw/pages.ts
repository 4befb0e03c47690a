import type { Texts } from '../texts.ts';
import type * as english from '../en/pages.ts';

export const services: Texts<typeof english.services> = {
  title: 'Serivisi',
  description:
    'Ingendo twateguye, amatike y’indege, imodoka zikodeshwa, ibikorwa n’amahoteli: serivisi eshanu z’i Kigali.',
  intro: 'Serivisi eshanu, ibiro bimwe i Kigali. Muhitemo imwe, cyangwa tubahurize hamwe nyinshi.',
};

export const about: Texts<typeof english.about> = {
  title: 'Abo turi bo',
  description: 'Abo turi bo, uko dukora n’ibyo twemera: ikigo cy’ingendo cy’i Kigali, kizi u Rwanda rwose.',
  values: 'Ibyo twemera',
};

export const faq: Texts<typeof english.faq> = {
  title: 'Ibibazo bikunze kubazwa',
  description: 'Ibyo abagenzi bakunze kutubaza ku gihugu, kuri za pariki no ku mpapuro z’inzira.',
};

export const legal: Texts<typeof english.legal> = {
  terms: 'Amategeko n’amabwiriza',
  termsDescription:
    'Ibyo mudutegerejeho, n’ibyo tubategerejeho, iyo mufashe umwanya mu rugendo, mu gikorwa cyangwa itike.',
  policy: 'Politiki y’ubuzima bwite',
  policyDescription:
    'Amakuru yanyu dukusanya iyo mwanditse, mufashe umwanya cyangwa mwiyandikishije, impamvu tuyakenera n’igihe tuyamarana.',
  contents: 'Kuri uru rupapuro',
};

export const portals: Texts<typeof english.portals> = {
  carTitle: 'Imodoka zikodeshwa',
  carDescription:
    'Imodoka zifite umushoferi cyangwa zitamufite, umunsi umwe cyangwa urugendo rwose, ku rundi rubuga rwacu.',
  hotelTitle: 'Amahoteli',
  hotelDescription: 'Amahoteli, lodge n’inzu zakira abashyitsi mu mpande zose z’u Rwanda, ku rundi rubuga rwacu.',
  carByUs:
    'Imodoka zifite umushoferi cyangwa zitamufite, umunsi umwe cyangwa urugendo rwose. Tubwire aho ujya, tugushakire imodoka ikubereye.',
  hotelByUs:
    'Amahoteli, lodge n’inzu zakira abashyitsi mu mpande zose z’u Rwanda. Tubwire aho n’igihe, tugufatire umwanya.',
  ask: 'Twandikire',
  carButton: 'Jya ku rubuga rw’imodoka',
  hotelButton: 'Jya ku rubuga rw’amahoteli',
  outside: 'Urwo rubuga rufungukira muri iri dirishya. Muraba muvuye ku rubuga rwacu.',
};
