import type { LodgeContent } from './types.ts';

/** Every text says so: nobody must take an invented place for a real one. */
const EXAMPLE = '<p>An example of the demonstration: this lodge does not exist.</p>';

/** The demonstration lodges, newest first. */
export const lodges: readonly LodgeContent[] = [
  {
    slug: 'ridge-cottages-kinigi',
    title: 'Ridge Cottages, Kinigi',
    place: 'Kinigi, below Mount Sabyinyo',
    level: 'comfort',
    rooms: 12,
    position: { latitude: -1.437, longitude: 29.588 },
    images: [
      { scene: 'lodge-ridge-cottages', alt: 'Stone cottages with thatched roofs below three volcanoes at dawn' },
    ],
    body: `<p>Twelve cottages of black volcanic stone on the last ridge before the park wall. Each has a fireplace that is lit before you come back from the forest, a deep bath, and a window that frames one volcano.</p><p>The park office, where every gorilla morning begins, is ten minutes away.</p>${EXAMPLE}`,
  },
  {
    slug: 'bamboo-villas',
    title: 'Bamboo Villas',
    place: 'Above Kinigi, at the edge of the bamboo',
    level: 'luxury',
    rooms: 8,
    position: { latitude: -1.455, longitude: 29.561 },
    images: [
      {
        scene: 'lodge-bamboo-villas',
        alt: 'Two wooden villas with lit windows among bamboo, with a volcano behind at dusk',
      },
    ],
    body: `<p>Eight villas of wood and glass where the fields end and the bamboo begins. A butler, a heated terrace, a spa for legs that have climbed, and a kitchen that cooks what the garden gives.</p>${EXAMPLE}`,
  },
  {
    slug: 'twin-lakes-guesthouse',
    title: 'Twin Lakes Guesthouse',
    place: 'On the ridge between Burera and Ruhondo',
    level: 'mid-range',
    rooms: 10,
    position: { latitude: -1.475, longitude: 29.735 },
    images: [{ scene: 'lodge-twin-lakes-house', alt: 'A white house with a red roof between two lakes' }],
    body: `<p>A family house with ten simple rooms on the ridge between the two lakes. Hot showers, home cooking, a garden that falls towards the water on both sides.</p>${EXAMPLE}`,
  },
  {
    slug: 'terrace-house-karongi',
    title: 'Terrace House, Karongi',
    place: 'On a peninsula at Karongi, Lake Kivu',
    level: 'comfort',
    rooms: 14,
    position: { latitude: -2.062, longitude: 29.352 },
    images: [
      {
        scene: 'lodge-kivu-terrace',
        alt: 'A house on a terrace above Lake Kivu at sunset, with palms and a fishing boat',
      },
    ],
    body: `<p>Fourteen rooms on a peninsula of pines, all of them towards the islands. Swim from the jetty, borrow a kayak, and have dinner when the fishing boats go out with their lamps.</p>${EXAMPLE}`,
  },
  {
    slug: 'tea-bungalow-gisakura',
    title: 'Tea Bungalow, Gisakura',
    place: 'In the tea of Gisakura, beside Nyungwe',
    level: 'comfort',
    rooms: 9,
    position: { latitude: -2.441, longitude: 29.09 },
    images: [{ scene: 'lodge-tea-bungalow', alt: 'A white bungalow with a red roof above rows of tea' }],
    body: `<p>The manager's bungalow of an old tea garden, with nine rooms, a veranda all round and the forest behind the last row of bushes. Breakfast is at half past three on chimpanzee mornings, and nobody minds.</p>${EXAMPLE}`,
  },
  {
    slug: 'lake-tents-ihema',
    title: 'Lake Tents, Ihema',
    place: 'On the shore of Lake Ihema, in Akagera',
    level: 'comfort',
    rooms: 11,
    position: { latitude: -1.862, longitude: 30.713 },
    images: [{ scene: 'lodge-lake-tents', alt: 'Two tents on platforms beside a lake in golden light, under acacias' }],
    body: `<p>Eleven tents on wooden platforms, with real beds, bathrooms under the sky and hippos on the lawn at night. A guard walks you home after dinner.</p>${EXAMPLE}`,
  },
  {
    slug: 'savannah-deck',
    title: 'Savannah Deck',
    place: 'On the northern plains of Akagera',
    level: 'luxury',
    rooms: 6,
    position: { latitude: -1.52, longitude: 30.62 },
    images: [
      { scene: 'lodge-savannah-deck', alt: 'A wooden lodge on a deck above the plain at dusk, between acacias' },
    ],
    body: `<p>Six suites on stilts above the plain where the zebras are. One long deck, one fire, one table; drives leave before the sun.</p>${EXAMPLE}`,
  },
  {
    slug: 'garden-hotel-kiyovu',
    title: 'Garden Hotel, Kiyovu',
    place: 'Kiyovu, Kigali',
    level: 'comfort',
    rooms: 32,
    position: { latitude: -1.953, longitude: 30.067 },
    images: [
      {
        scene: 'lodge-garden-hotel',
        alt: 'A hotel of three floors with lit windows and a pool, with the lights of Kigali behind',
      },
    ],
    body: `<p>Thirty-two quiet rooms around a garden with a pool, ten minutes on foot from the centre of Kigali and forty by car from the airport at the worst hour.</p>${EXAMPLE}`,
  },
];
