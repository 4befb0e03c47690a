import type { TourContent } from '../types.ts';

export const grandCircuit: TourContent = {
  slug: 'grand-circuit-of-rwanda-14-days',
  title: 'Grand circuit of Rwanda, 14 days',
  location: 'All four national parks, Lake Kivu and the royal south',
  departureTime: 'On arrival, from Kigali International Airport',
  body: `<p>Two weeks, one loop, no hurry. The grand circuit takes in all <strong>four national parks</strong> and, between them, the things that a shorter journey drives past: a morning with the royal cattle, a night among the tea, an uninhabited island.</p>
<h2>Who it's for</h2>
<p>For up to eight people, who leave together on the Saturdays below. We sell it from two places, because no one should have to laugh alone for two weeks; solo travellers are welcome to ask which group is looking for company.</p>
<h2>What the price includes</h2>
<p>Each person gets a gorilla permit (USD 1,500), a golden monkey permit, a chimpanzee permit, the canopy walk and every park entry along the way. If you'd like a <strong>second gorilla visit</strong>, we'll add another permit at cost.</p>
<table><tbody><tr><th>Distance</th><td>about 1,350 km</td></tr><tr><th>Longest day on the road</th><td>5 to 6 hours</td></tr><tr><th>Lowest and highest night</th><td>1,300 m and about 2,000 m</td></tr></tbody></table>`,
  prices: [0, 13400, 18900, 24300, 29600],
  tips: [
    'There is laundry at five of the seven stops: pack half.',
    'Ask your doctor about malaria.',
    'Bring printed pictures of your home. They open every conversation.',
  ],
  includes: [
    'One gorilla permit (USD 1,500), one golden monkey permit and one chimpanzee permit for each person',
    'All park entries, the canopy walk, and boats on Ihema, Kivu and Ruhondo',
    'Thirteen nights in lodges, camps and small hotels; full board outside Kigali',
    'Safari vehicle, driver-guide and fuel throughout',
    'Museums in Nyanza and Huye',
    'Airport transfers',
  ],
  excludes: [
    'International flights and visa',
    'Porters',
    'Drinks',
    'Balloon flight in Akagera',
    'Tips',
    'Travel insurance',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Arrival in Kigali',
      body: '<p>Met at the airport. If you land early: the view from the ridge, and grilled tilapia.</p>',
    },
    { day: 2, title: 'Kigali', body: '<p>The memorial, the market, Nyamirambo at dusk.</p>' },
    { day: 3, title: 'To Akagera', body: '<p>2½ hours east (about 115 km). Lakes and acacias, first drive.</p>' },
    {
      day: 4,
      title: 'Akagera: the plains',
      body: '<p>All day in the north of the park with a picnic: zebra, topi, eland, lions if the morning is kind.</p>',
    },
    {
      day: 5,
      title: 'Akagera: the lake',
      body: '<p>Boat on Ihema, siesta, and a drive in the dark with a park guide: bush babies, hyenas, perhaps a leopard.</p>',
    },
    {
      day: 6,
      title: 'Tea country',
      body: '<p>Via Kayonza and the Kigali road to Kinihira, about 170 km and 4½ hours. Evening above the tea.</p>',
    },
    {
      day: 7,
      title: 'To the volcanoes via the twin lakes',
      body: '<p>Factory in the morning, then 2½ hours by back roads and a boat on Ruhondo to Musanze.</p>',
    },
    {
      day: 8,
      title: 'Golden monkeys',
      body: '<p>A gentle walk to the bamboo; in the afternoon the research museum in Kinigi.</p>',
    },
    { day: 9, title: 'Mountain gorillas', body: '<p>The morning you came for. The afternoon to write it down.</p>' },
    {
      day: 10,
      title: 'Gishwati to Lake Kivu',
      body: '<p>About 1½ hours to the park office of Gishwati-Mukura for a walk in a forest that is growing back, then 2½ hours down to Karongi.</p>',
    },
    {
      day: 11,
      title: 'Lake Kivu',
      body: '<p>Islands by boat, a swim, and at dusk the three-hulled fishing boats going out with songs and lamps.</p>',
    },
    {
      day: 12,
      title: 'To Nyungwe',
      body: '<p>3½ hours along the shore to Gisakura. Walk to a waterfall before dinner.</p>',
    },
    {
      day: 13,
      title: 'Chimpanzees, canopy, Huye',
      body: '<p>Chimpanzees from dawn, the walkway at Uwinka about noon, and two hours on to Huye for the night.</p>',
    },
    {
      day: 14,
      title: 'Nyanza, and the way home',
      body: '<p>Museum in Huye, royal court and long-horned cattle in Nyanza, and 1¾ hours to Kigali and the airport by evening.</p>',
    },
  ],
  scene: 'volcano-road',
  imageAlt: 'A road winding through terraced hills towards the Virunga volcanoes',
  isPublished: true,
  destinations: [
    'kigali',
    'akagera-national-park',
    'musanze-and-the-twin-lakes',
    'volcanoes-national-park',
    'gishwati-mukura-national-park',
    'lake-kivu',
    'nyungwe-national-park',
    'huye-and-nyanza',
  ],
  sale: {
    asksTravellers: true,
    leadDays: 14,
    saleMode: 'departures',
    seasons: [{ name: 'Green season', from: '03-16', to: '05-31', prices: [0, 12100, 17100, 22000, 26900] }],
    largeGroups: [{ from: 6, to: 8, pricePerPerson: 5790 }],
    travellerTypes: [
      { code: 'child', label: 'Child under 15, without the gorillas', minAge: 6, maxAge: 14, percent: -45 },
    ],
    extras: [
      {
        code: 'second-gorilla',
        label: 'Permit for a second gorilla visit',
        category: 'permit',
        price: 1500,
        per: 'booking',
        required: false,
        maxQuantity: 8,
      },
      {
        code: 'single-room',
        label: 'Single room, thirteen nights',
        category: 'room',
        price: 890,
        per: 'booking',
        required: false,
        maxQuantity: 8,
      },
    ],
    terms: {
      depositPercent: 30,
      balanceDaysBefore: 45,
      holdHours: 72,
      cancellation: [
        { daysBefore: 60, chargePercent: 30 },
        { daysBefore: 30, chargePercent: 60 },
        { daysBefore: 14, chargePercent: 100 },
      ],
    },
  },
};
