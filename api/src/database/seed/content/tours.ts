import { akageraWeekend } from './tours/akagera-weekend.js';
import { birdsOfThreeHabitats } from './tours/birds-of-three-habitats.js';
import { bisokeCraterHike } from './tours/bisoke-crater-hike.js';
import { congoNileTrailByBike } from './tours/congo-nile-trail-by-bike.js';
import { gishwatiForestReborn } from './tours/gishwati-forest-reborn.js';
import { goldenMonkeysAndTwinLakes } from './tours/golden-monkeys-and-twin-lakes.js';
import { gorillasOfTheVirungas } from './tours/gorillas-of-the-virungas.js';
import { grandCircuit } from './tours/grand-circuit.js';
import { kigaliCityAndMemory } from './tours/kigali-city-and-memory.js';
import { nyungweCanopyAndChimpanzees } from './tours/nyungwe-canopy-and-chimpanzees.js';
import { primatesAndSavannah } from './tours/primates-and-savannah.js';
import { royalNyanzaAndHuye } from './tours/royal-nyanza-and-huye.js';
import { teaCountry } from './tours/tea-country.js';
import type { TourContent } from './types.js';

/** The demonstration tours, first = newest: the home page shows the newest five, and items 3 to 5 again as a teaser. */
export const tours: readonly TourContent[] = [
  gorillasOfTheVirungas,
  akageraWeekend,
  congoNileTrailByBike,
  nyungweCanopyAndChimpanzees,
  kigaliCityAndMemory,
  goldenMonkeysAndTwinLakes,
  primatesAndSavannah,
  teaCountry,
  gishwatiForestReborn,
  royalNyanzaAndHuye,
  birdsOfThreeHabitats,
  bisokeCraterHike,
  grandCircuit,
];
