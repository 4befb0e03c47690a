import type { TourContent } from '../types.ts';

export const gorillasAndChimpanzees: TourContent = {
  slug: 'gorillas-and-chimpanzees-5-days',
  title: 'Gorillas and chimpanzees, 5 days',
  location: 'Volcanoes National Park, Lake Kivu and Nyungwe',
  departureTime: '07:30, from your hotel in Kigali',
  body: `<p>Our two closest relatives in one working week. Two mornings in two very different forests, and between them a day along Lake Kivu to let the first one settle before the second begins.</p>
<h2>How this journey is priced</h2>
<p>The price for your group covers the vehicle, the guide, the lodges and the meals. The <strong>permits are listed one by one</strong>, because the park sets their price and you should see it: USD 1,500 for the gorillas and USD 150 for the chimpanzees, for each visitor. We buy them with your deposit, and the park doesn't take them back.</p>
<h2>When to come</h2>
<p>The paths are driest from June to September and from mid-December to February, and everybody knows it. From mid-March to May it rains most afternoons, the forest is at its greenest, and the lodges cost less; so do we.</p>`,
  prices: [1480, 2180, 2940, 3640, 4300],
  tips: [
    'The park admits visitors from 15 years of age to both walks.',
    'Send us your passport details within a week of booking: permits carry your name.',
    'Two pairs of trousers for the forest: the first pair will not be dry in time.',
    'Travel insurance that covers a permit you cannot use is worth asking for.',
  ],
  includes: [
    'Four nights in lodges and small hotels, full board outside Kigali',
    'Four-wheel-drive vehicle with driver-guide, fuel included',
    'Boat to the islands off Karongi',
    'Drinking water in refillable bottles',
  ],
  excludes: ['International flights and visa', 'Drinks', 'Tips', 'Travel insurance'],
  itinerary: [
    {
      day: 1,
      title: 'Kigali to the volcanoes',
      body: '<p>About 100 km and 2½ hours to Musanze. An afternoon walk to a village school that permit money built, and an early night.</p>',
    },
    {
      day: 2,
      title: 'Mountain gorillas',
      body: '<p>At the park office in Kinigi by 07:00. A climb of one to four hours, one hour with a family, and the afternoon for your legs.</p>',
    },
    {
      day: 3,
      title: 'Along Lake Kivu',
      body: '<p>West to Rubavu and south along the shore to Karongi, 4½ hours with stops for coffee and photographs. Boat at five among the islands.</p>',
    },
    {
      day: 4,
      title: 'To the edge of Nyungwe',
      body: '<p>3½ hours by the lake road to Gisakura. Tea factory in the afternoon, bed straight after dinner.</p>',
    },
    {
      day: 5,
      title: 'Chimpanzees at dawn, Kigali by evening',
      body: '<p>Into the forest at five. Two to five hours on foot, brunch in Gisakura, and about six hours of road to Kigali by 20:00.</p>',
    },
  ],
  scene: 'gorilla-in-the-bamboo',
  imageAlt: 'A silverback gorilla sitting among bamboo stems, with a misty volcano behind',
  isPublished: true,
  destinations: ['volcanoes-national-park', 'lake-kivu', 'nyungwe-national-park'],
  sale: {
    asksTravellers: true,
    leadDays: 14,
    seasons: [
      { name: 'Green season', from: '03-16', to: '05-31', prices: [1290, 1890, 2550, 3160, 3750] },
      { name: 'High season', from: '06-01', to: '09-30', prices: [1690, 2490, 3360, 4160, 4900] },
    ],
    largeGroups: [{ from: 6, to: 12, pricePerPerson: 840 }],
    travellerTypes: [{ code: 'youth', label: 'Youth', minAge: 15, maxAge: 17, percent: -15 }],
    extras: [
      { code: 'gorilla', label: 'Gorilla permit', category: 'permit', price: 1500, per: 'person', required: true },
      { code: 'chimpanzee', label: 'Chimpanzee permit', category: 'permit', price: 150, per: 'person', required: true },
      {
        code: 'single-room',
        label: 'Single room, four nights',
        category: 'room',
        price: 260,
        per: 'booking',
        required: false,
        maxQuantity: 12,
      },
      {
        code: 'porter',
        label: 'Porter on both walks',
        category: 'service',
        price: 40,
        per: 'booking',
        required: false,
        maxQuantity: 12,
      },
    ],
    terms: {
      depositPercent: 30,
      balanceDaysBefore: 30,
      cancellation: [
        { daysBefore: 60, chargePercent: 30 },
        { daysBefore: 30, chargePercent: 60 },
        { daysBefore: 14, chargePercent: 100 },
      ],
    },
  },
};
