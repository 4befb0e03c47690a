import type { TourContent } from '../types.ts';

export const goldenMonkeysAndTwinLakes: TourContent = {
  slug: 'golden-monkeys-and-twin-lakes-2-days',
  title: 'Golden monkeys and the twin lakes, 2 days',
  location: 'Volcanoes National Park and Lakes Burera and Ruhondo',
  departureTime: '12:30, from your hotel in Kigali',
  body: `<p>Golden monkeys live in the bamboo of the Virungas, in Gishwati, and nowhere else on earth. They are quick, curious and far too busy to pose, with a back the colour of a ripe mango. Troops of sixty or more pour down to the edge of the potato fields in the morning, and unlike gorillas they seldom make you climb for long.</p>
<h2>A gentler day at the volcanoes</h2>
<p>The walk to the monkeys usually takes 30 to 60 minutes on easy ground, which makes this our favourite introduction to the park for families and for anyone who would rather not face a 40-degree slope before lunch. The permit, <strong>USD 100</strong> for foreign visitors, is <strong>included</strong> for each person.</p>
<h2>Two lakes, one lava flow</h2>
<p>Below Muhabura (4,127 m) a lava flow once dammed a valley, and then another. The result is <strong>Burera</strong> and, about a hundred metres lower, <strong>Ruhondo</strong>: steep green fjords with islands, dugouts, and hardly a hotel. We cross a corner of one by boat and see the other from above.</p>`,
  prices: [620, 980, 1320, 1640, 1950],
  tips: [
    'Fast shutter, no flash: golden monkeys do not hold still.',
    'Long sleeves for nettles, even on the easy path.',
    'Mornings are clearest; by eleven the volcanoes usually wear their clouds.',
  ],
  includes: [
    'One golden monkey permit (USD 100) for each person',
    'One night near Musanze, full board',
    'Boat on Lake Ruhondo',
    'Four-wheel-drive vehicle, driver-guide and fuel',
  ],
  excludes: ['Porters', 'Drinks', 'Tips', 'Travel insurance'],
  itinerary: [
    {
      day: 1,
      ends: 'volcanoes-national-park',
      stays: ['ridge-cottages-kinigi', 'twin-lakes-guesthouse'],
      driveMinutes: 150,
      driveKm: 100,
      altitude: 2200,
      title: 'Kigali, Lake Ruhondo, Musanze',
      body: '<p>The road north takes 2 to 2½ hours (about 100 km). Before Musanze we leave it for the shore of Ruhondo and an hour in a boat among the islands, with five volcanoes lined up behind. Evening by the fire.</p>',
    },
    {
      day: 2,
      ends: 'kigali',
      driveMinutes: 170,
      driveKm: 115,
      altitude: 1550,
      title: 'Golden monkeys, Burera from above, Kigali',
      body: '<p>Briefing at Kinigi at 07:00, an easy walk to the bamboo, an hour with the troop. Picnic at the viewpoint over Burera, then back to Kigali by 17:00.</p>',
    },
  ],
  scene: 'golden-monkey',
  imageAlt: 'A golden monkey perched on bending bamboo in the morning light',
  isPublished: true,
  destinations: ['volcanoes-national-park', 'musanze-and-the-twin-lakes'],
};
