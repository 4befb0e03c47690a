import { akageraWeekendInFrench } from './tours/akagera-weekend.ts';
import { birdsOfThreeHabitatsInFrench } from './tours/birds-of-three-habitats.ts';
import { bisokeCraterHikeInFrench } from './tours/bisoke-crater-hike.ts';
import { congoNileTrailByBikeInFrench } from './tours/congo-nile-trail-by-bike.ts';
import { gishwatiForestRebornInFrench } from './tours/gishwati-forest-reborn.ts';
import { goldenMonkeysAndTwinLakesInFrench } from './tours/golden-monkeys-and-twin-lakes.ts';
import { gorillasAndChimpanzeesInFrench } from './tours/gorillas-and-chimpanzees.ts';
import { gorillasOfTheVirungasInFrench } from './tours/gorillas-of-the-virungas.ts';
import { grandCircuitInFrench } from './tours/grand-circuit.ts';
import { kigaliCityAndMemoryInFrench } from './tours/kigali-city-and-memory.ts';
import { nyungweCanopyAndChimpanzeesInFrench } from './tours/nyungwe-canopy-and-chimpanzees.ts';
import { primatesAndSavannahInFrench } from './tours/primates-and-savannah.ts';
import { royalNyanzaAndHuyeInFrench } from './tours/royal-nyanza-and-huye.ts';
import { teaCountryInFrench } from './tours/tea-country.ts';
import type { FrenchTexts } from './types.ts';

/** The demonstration tours in French. */
export const toursInFrench: FrenchTexts = {
  'akagera-savannah-2-days': akageraWeekendInFrench,
  'birds-of-three-habitats-8-days': birdsOfThreeHabitatsInFrench,
  'bisoke-crater-lake-hike-2-days': bisokeCraterHikeInFrench,
  'congo-nile-trail-by-bike-7-days': congoNileTrailByBikeInFrench,
  'gishwati-a-forest-reborn-3-days': gishwatiForestRebornInFrench,
  'golden-monkeys-and-twin-lakes-2-days': goldenMonkeysAndTwinLakesInFrench,
  'gorillas-and-chimpanzees-5-days': gorillasAndChimpanzeesInFrench,
  'gorillas-of-the-virungas-3-days': gorillasOfTheVirungasInFrench,
  'grand-circuit-of-rwanda-14-days': grandCircuitInFrench,
  'kigali-city-and-memory-1-day': kigaliCityAndMemoryInFrench,
  'nyungwe-canopy-and-chimpanzees-3-days': nyungweCanopyAndChimpanzeesInFrench,
  'primates-and-savannah-9-days': primatesAndSavannahInFrench,
  'royal-nyanza-and-huye-2-days': royalNyanzaAndHuyeInFrench,
  'tea-country-2-days': teaCountryInFrench,
};
