import type { TourContent } from '../types.ts';

export const teaCountry: TourContent = {
  slug: 'tea-country-2-days',
  title: 'Tea country, 2 days',
  location: 'Kinihira and Gicumbi, Northern Province',
  departureTime: '09:00, from your hotel in Kigali',
  body: `<p>North of Kigali there is a green that the rest of the country does not have: the flat, bright, clipped green of tea. It fills the drained valley floors near Gicumbi and climbs the hills of Kinihira in combed lines, with eucalyptus on the crests and mist in the bottom until nine.</p>
<h2>From leaf to cup</h2>
<p>You walk out with the pickers, who take two leaves and a bud and drop them over the shoulder without looking; you will be looking. Then the factory floor, warm and sweet as a hayloft: withering, rolling, oxidising, drying, sorting. The tasting is done standing up and noisily, as it should be.</p>
<h2>And time to do little</h2>
<p>There is a garden, a library, a walk to the ridge, a bicycle if you wish. It is the weekend that people from Kigali keep for themselves.</p>`,
  prices: [340, 480, 630, 780, 925],
  tips: [
    'The factory does not run on Sundays; weekdays show more.',
    'A warm layer: the estate lies close to 2,000 m.',
    'Boots or old shoes for the fields.',
  ],
  includes: [
    "One night in a planter's guesthouse, full board",
    'Walk in the fields with a picker',
    'Factory visit and tasting',
    'Car with driver and fuel',
  ],
  excludes: ['Tea to take home', 'Drinks other than tea', 'Tips'],
  itinerary: [
    {
      day: 1,
      driveMinutes: 120,
      driveKm: 70,
      altitude: 1900,
      title: 'Kigali to Kinihira',
      body: '<p>About 70 km and 2 hours, the last half on a good dirt road along the ridge. Lunch on the verandah, then into the fields with the afternoon shift. Sunset from the hill with, on a clear day, the volcanoes in the west.</p>',
    },
    {
      day: 2,
      ends: 'kigali',
      driveMinutes: 90,
      driveKm: 60,
      altitude: 1550,
      title: 'The factory, Gicumbi, and home',
      body: '<p>Factory visit and tasting in the morning. Back by the valley of Mulindi near Gicumbi, where tea grows on what was once papyrus marsh. Kigali by 16:00 (60 km, 1½ hours).</p>',
    },
  ],
  scene: 'tea-hills-morning',
  imageAlt: 'Rows of tea curving over morning hills, with pickers carrying baskets',
  isPublished: true,
  destinations: [],
};
