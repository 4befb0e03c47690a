import { akageraNationalPark } from './destinations/akagera-national-park.js';
import { gishwatiMukuraNationalPark } from './destinations/gishwati-mukura-national-park.js';
import { huyeAndNyanza } from './destinations/huye-and-nyanza.js';
import { kigali } from './destinations/kigali.js';
import { lakeKivu } from './destinations/lake-kivu.js';
import { musanzeAndTheTwinLakes } from './destinations/musanze-and-the-twin-lakes.js';
import { nyungweNationalPark } from './destinations/nyungwe-national-park.js';
import { volcanoesNationalPark } from './destinations/volcanoes-national-park.js';
import type { DestinationContent } from './types.js';

/** The demonstration destinations, first = newest. */
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
