import { akageraNationalPark } from './destinations/akagera-national-park.ts';
import { gishwatiMukuraNationalPark } from './destinations/gishwati-mukura-national-park.ts';
import { huyeAndNyanza } from './destinations/huye-and-nyanza.ts';
import { kigali } from './destinations/kigali.ts';
import { lakeKivu } from './destinations/lake-kivu.ts';
import { musanzeAndTheTwinLakes } from './destinations/musanze-and-the-twin-lakes.ts';
import { nyungweNationalPark } from './destinations/nyungwe-national-park.ts';
import { volcanoesNationalPark } from './destinations/volcanoes-national-park.ts';
import type { DestinationContent } from './types.ts';

/** The demonstration destinations, newest first. */
export const destinations: readonly DestinationContent[] = [
  volcanoesNationalPark,
  akageraNationalPark,
  nyungweNationalPark,
  lakeKivu,
  kigali,
  musanzeAndTheTwinLakes,
  huyeAndNyanza,
  gishwatiMukuraNationalPark,
];
