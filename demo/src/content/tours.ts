import { akageraWeekend } from './tours/akagera-weekend.ts';
import { birdsOfThreeHabitats } from './tours/birds-of-three-habitats.ts';
import { bisokeCraterHike } from './tours/bisoke-crater-hike.ts';
import { congoNileTrailByBike } from './tours/congo-nile-trail-by-bike.ts';
import { gishwatiForestReborn } from './tours/gishwati-forest-reborn.ts';
import { goldenMonkeysAndTwinLakes } from './tours/golden-monkeys-and-twin-lakes.ts';
import { gorillasAndChimpanzees } from './tours/gorillas-and-chimpanzees.ts';
import { gorillasOfTheVirungas } from './tours/gorillas-of-the-virungas.ts';
import { grandCircuit } from './tours/grand-circuit.ts';
import { kigaliCityAndMemory } from './tours/kigali-city-and-memory.ts';
import { nyungweCanopyAndChimpanzees } from './tours/nyungwe-canopy-and-chimpanzees.ts';
import { primatesAndSavannah } from './tours/primates-and-savannah.ts';
import { royalNyanzaAndHuye } from './tours/royal-nyanza-and-huye.ts';
import { teaCountry } from './tours/tea-country.ts';
import type { TourContent } from './types.ts';

/** The demonstration tours, newest first: the home page shows the newest five, and items 3 to 5 again as a teaser. */
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
  gorillasAndChimpanzees,
];
