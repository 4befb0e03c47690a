import { seededRandom } from './prng.js';

/** Every picture that `drawScene` knows. */
export const sceneNames: readonly string[] = [
  'hero-hills',
  'hero-gorilla-forest',
  'hero-lake',
  'airticket',
  'not-found',
  'eventform',
  'gorilla-in-the-bamboo',
  'akagera-golden-hour',
  'bike-above-the-lake',
  'canopy-walkway',
  'kigali-at-dusk',
  'golden-monkey',
  'elephants-at-the-lake',
  'tea-hills-morning',
  'royal-hut',
  'crowned-cranes',
  'bisoke-crater',
  'volcano-road',
  'recovering-forest',
  'kigali-skyline-noon',
  'kigali-night-hills',
  'imigongo-wall',
  'virunga-chain-dawn',
  'gorilla-family',
  'lobelia-slopes',
  'virunga-fields',
  'nyungwe-mist',
  'nyungwe-waterfall',
  'colobus-on-a-branch',
  'nyungwe-tea-edge',
  'zebras-on-the-plain',
  'giraffes-at-noon',
  'lake-ihema',
  'akagera-balloon',
  'kivu-fishing-boats',
  'kivu-islands',
  'rubavu-shore',
  'kivu-coffee',
  'burera-islands',
  'ruhondo-evening',
  'musanze-lava-fields',
  'inyambo-cattle',
  'huye-coffee-hills',
  'nyanza-court',
  'gishwati-ridge',
  'gishwati-stream',
  'gishwati-pasture',
  'imigongo-workshop',
  'lantern-regatta',
  'agaseke-baskets',
  'coffee-cupping',
  'akagera-stargazing',
  'twin-lakes-canoe',
  'drums-at-dusk',
  'city-walk-morning',
  'wetland-birds',
];

/** Draws one picture as a complete SVG document. */
export function drawScene(name: string): string {
  const random = seededRandom(name);
  const hills = ['#cfdccb', '#a3bfa0', '#6f9a76', '#41745a', '#1f4d3a'].map((fill, layer) => {
    const points = Array.from(
      { length: 9 },
      (_, i) => `${i * 150},${Math.round(330 + layer * 95 + random.between(-60, 60))}`,
    );
    return `<path fill="${fill}" d="M0,800L${points.join('L')}L1200,800Z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="800" fill="#f6e7d2"/>${hills.join('')}</svg>`;
}
