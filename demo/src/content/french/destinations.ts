import { akageraNationalParkInFrench } from './destinations/akagera-national-park.ts';
import { gishwatiMukuraNationalParkInFrench } from './destinations/gishwati-mukura-national-park.ts';
import { huyeAndNyanzaInFrench } from './destinations/huye-and-nyanza.ts';
import { kigaliInFrench } from './destinations/kigali.ts';
import { lakeKivuInFrench } from './destinations/lake-kivu.ts';
import { musanzeAndTheTwinLakesInFrench } from './destinations/musanze-and-the-twin-lakes.ts';
import { nyungweNationalParkInFrench } from './destinations/nyungwe-national-park.ts';
import { volcanoesNationalParkInFrench } from './destinations/volcanoes-national-park.ts';
import type { FrenchTexts } from './types.ts';

/** The demonstration destinations in French. */
export const destinationsInFrench: FrenchTexts = {
  'akagera-national-park': akageraNationalParkInFrench,
  'gishwati-mukura-national-park': gishwatiMukuraNationalParkInFrench,
  'huye-and-nyanza': huyeAndNyanzaInFrench,
  kigali: kigaliInFrench,
  'lake-kivu': lakeKivuInFrench,
  'musanze-and-the-twin-lakes': musanzeAndTheTwinLakesInFrench,
  'nyungwe-national-park': nyungweNationalParkInFrench,
  'volcanoes-national-park': volcanoesNationalParkInFrench,
};
