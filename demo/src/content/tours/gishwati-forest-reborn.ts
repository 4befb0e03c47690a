import type { TourContent } from '../types.ts';

export const gishwatiForestReborn: TourContent = {
  slug: 'gishwati-a-forest-reborn-3-days',
  title: 'Gishwati, a forest reborn, 3 days',
  location: 'Gishwati-Mukura National Park, Western Province',
  departureTime: '08:00, from your hotel in Kigali',
  body: `<p>Twenty years ago Gishwati was a few hundred hectares of trees around a handful of chimpanzees. Today it is the heart of Rwanda's youngest national park, and the edge of the forest moves outwards every year. A journey for people who like their good news at walking pace.</p>
<h2>Still being prepared</h2>
<p>We are walking the trails with the park's guides and choosing the farms to stay with. Prices are provisional and include the guided walks and one chimpanzee walk for each person.</p>`,
  prices: [0, 1450, 1980, 2500, 3010],
  tips: ['Rubber boots are lent at the farm.', 'There are very few visitors: bring a book and your own quiet.'],
  includes: [
    'Guided walks in the park and one chimpanzee walk for each person',
    'Two nights at a dairy farm, full board',
    'Four-wheel-drive vehicle, driver-guide and fuel',
  ],
  excludes: ['Drinks', 'Tips', 'Travel insurance'],
  itinerary: [
    {
      day: 1,
      ends: 'gishwati-mukura-national-park',
      driveMinutes: 240,
      driveKm: 150,
      altitude: 2300,
      title: 'Kigali to Gishwati',
      body: '<p>Via Musanze or Ngororero, depending on the state of the roads, 4 hours. Cheese for lunch, the farm in the afternoon.</p>',
    },
    {
      day: 2,
      ends: 'gishwati-mukura-national-park',
      altitude: 2300,
      title: 'Into the forest',
      body: '<p>Chimpanzees early, then the waterfall trail. Evening in the village with a beekeeper.</p>',
    },
    {
      day: 3,
      ends: 'kigali',
      driveMinutes: 240,
      driveKm: 150,
      altitude: 1550,
      title: 'Pastures, and home',
      body: '<p>Two hours on foot across the pastures to the tarmac; Kigali by 16:00.</p>',
    },
  ],
  scene: 'recovering-forest',
  imageAlt: 'Young trees spreading from an old forest over green pasture hills',
  isPublished: false,
  destinations: ['gishwati-mukura-national-park'],
};
