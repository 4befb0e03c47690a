import type { TourContent } from '../types.ts';

export const gorillasOfTheVirungas: TourContent = {
  slug: 'gorillas-of-the-virungas-3-days',
  title: 'Gorillas of the Virungas, 3 days',
  location: 'Volcanoes National Park, Musanze',
  departureTime: '13:00, from your hotel in Kigali',
  body: `<p>Two hours north of Kigali the hills stop rolling and start to stand up. Five volcanoes close the horizon, and in the forest on their flanks, shared with two neighbouring countries, live more than half of the world's mountain gorillas. This short journey is built around one thing: the single hour you may spend in their company, without hurrying towards it or away from it.</p>
<h2>How the day in the forest goes</h2>
<p>You are at the park office in <strong>Kinigi</strong> by 07:00. Rangers put together groups of at most eight visitors and match each one with a gorilla family, with an eye on how far you would like to walk. From the edge of the fields the climb takes anything from forty minutes to four hours; trackers went ahead at dawn and keep in touch by radio. When the family is found your hour begins. You don't need to be an athlete, but the ground is steep, wet and full of nettles, and a porter is money well spent.</p>
<h2>What the permit is, and what it pays for</h2>
<p>The permit costs <strong>USD 1,500 for each foreign visitor</strong> and is <strong>included in every price on this page</strong>. Part of it goes back to the villages along the park wall as schools, water tanks and clinics, which is one reason why the gorillas have grown in number while so much other wildlife has not.</p>
<table><tbody><tr><th>Altitude of Musanze</th><td>about 1,850 m</td></tr><tr><th>Altitude of the walk</th><td>2,400 to 3,200 m</td></tr><tr><th>Group in the forest</th><td>8 visitors at most</td></tr><tr><th>Time with the gorillas</th><td>one hour</td></tr><tr><th>Minimum age</th><td>15 years</td></tr></tbody></table>`,
  prices: [2690, 4760, 6840, 8920, 10990],
  tips: [
    'Long trousers, long sleeves and gardening gloves keep the nettles off.',
    'A cold or a cough can be dangerous to gorillas: tell us, and the park will look for another date.',
    'Bring a light rain jacket in any month, and waterproof your camera rather than yourself.',
    "Hire a porter at the trailhead; it is a fair day's wage in the village and a steady arm on the way down.",
  ],
  includes: [
    'One gorilla permit (USD 1,500) for each person',
    'Two nights in a lodge near Musanze, full board',
    'Four-wheel-drive vehicle with an English or French speaking driver-guide, fuel included',
    'Visit to the twin lakes viewpoint',
    'Drinking water in refillable bottles',
  ],
  excludes: [
    'International flights and visa',
    'Porters at the trailhead (about USD 20)',
    'Alcoholic drinks',
    'Tips',
    'Travel insurance',
  ],
  itinerary: [
    {
      day: 1,
      ends: 'volcanoes-national-park',
      stays: ['ridge-cottages-kinigi', 'bamboo-villas'],
      driveMinutes: 150,
      driveKm: 100,
      altitude: 2200,
      title: 'Kigali to Musanze over the thousand hills',
      body: '<p>We leave after lunch on one of the finest roads in the country: about 100 km and 2 to 2½ hours of bends, banana groves and roadside brick kilns, with the first volcano in sight long before Musanze. Late afternoon walk through the market, then dinner by the fire; nights at 2,200 m are cool.</p>',
    },
    {
      day: 2,
      ends: 'volcanoes-national-park',
      stays: ['ridge-cottages-kinigi', 'bamboo-villas'],
      driveMinutes: 60,
      driveKm: 30,
      altitude: 2200,
      title: 'An hour with the mountain gorillas',
      body: '<p>Coffee at 05:30 and a half-hour drive to the park office in Kinigi.</p><ul><li>07:00 briefing and meeting your group</li><li>08:00 drive to the trailhead, then the climb</li><li>One hour with the family, wherever it happens to be feeding</li><li>Back for a late lunch, between noon and 16:00</li></ul><p>The rest of the afternoon belongs to hot water and a chair with a view.</p>',
    },
    {
      day: 3,
      ends: 'kigali',
      driveMinutes: 190,
      driveKm: 130,
      altitude: 1550,
      title: 'Twin lakes in the morning, Kigali by lunch',
      body: '<p>A gravel road climbs in 40 minutes to the ridge between Burera and Ruhondo, two lakes that lava cut in half. After coffee above the water we drive back to Kigali (2½ hours) and leave you at your hotel or the airport by 14:00.</p>',
    },
  ],
  scene: 'gorilla-in-the-bamboo',
  imageAlt: 'A silverback gorilla sitting among bamboo stems, with a misty volcano behind',
  isPublished: true,
  destinations: ['volcanoes-national-park'],
  sale: { asksTravellers: true },
  gallery: [
    { scene: 'virunga-chain-dawn', alt: 'The chain of the Virunga volcanoes rising from the morning mist' },
    { scene: 'gorilla-family', alt: 'A gorilla family resting in a forest clearing' },
    { scene: 'virunga-fields', alt: 'Patchwork fields climbing to the foot of a volcano' },
  ],
  advice: {
    fitness:
      'Fit enough for forty minutes to four hours uphill, on steep and wet ground. Rangers choose the group by how far you would like to walk, and a porter is money well spent.',
    faq: [
      {
        question: 'How old do we have to be?',
        answer: 'At least 15: it is a rule of the park, and rangers ask for your passport.',
      },
      {
        question: 'What happens if one of us has a cold?',
        answer: "Gorillas catch our illnesses. Please tell us, and we'll ask the park for another date.",
      },
    ],
  },
};
