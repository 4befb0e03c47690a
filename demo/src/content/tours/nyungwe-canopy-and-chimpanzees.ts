import type { TourContent } from '../types.ts';

export const nyungweCanopyAndChimpanzees: TourContent = {
  slug: 'nyungwe-canopy-and-chimpanzees-3-days',
  title: 'Nyungwe canopy and chimpanzees, 3 days',
  location: 'Nyungwe National Park, Southern and Western Provinces',
  departureTime: '07:00, from your hotel in Kigali',
  body: `<p>Nyungwe was already old when the volcanoes in the north first smoked. More than <strong>1,000 km²</strong> of mountain rainforest drape the watershed between the Congo and the Nile; since 2023 they have been a World Heritage Site. Thirteen kinds of primates live here, more than 300 kinds of birds, and more orchids than anyone has managed to count.</p>
<h2>Two ways to see a forest</h2>
<p>The first is on foot and out of breath. Chimpanzees leave their nests at dawn and move fast; trackers call the direction, and the path is theirs rather than yours. When the party settles in a fruiting fig, you will know why you got up at four.</p>
<p>The second is from above. At <strong>Uwinka</strong> a suspended walkway, 160 m long, crosses a ravine some 70 m over the forest floor, level with the crowns where sunbirds and turacos feed. It sways a little. So does everyone on it.</p>
<h2>Permits</h2>
<p>The chimpanzee permit (USD 150 for foreign visitors) and the canopy walk are <strong>included</strong> for each person.</p>`,
  prices: [1260, 1880, 2560, 3240, 3900],
  tips: [
    'Real walking shoes with grip; the forest paths are clay.',
    'The park sets a minimum age for chimpanzee walks: ask us before you book with teenagers.',
    'Expect rain on any afternoon, especially from March to May and in October and November.',
    'A fleece for the evening: Uwinka lies near 2,450 m.',
  ],
  includes: [
    'One chimpanzee permit (USD 150) for each person',
    'Canopy walk with a park guide',
    'Two nights near Gisakura or Kitabi, full board',
    'Four-wheel-drive vehicle, driver-guide and fuel',
    'Visit to a tea estate',
    'Entry to the Ethnographic Museum in Huye',
  ],
  excludes: ['Other guided trails in the park', 'Drinks', 'Tips', 'Travel insurance'],
  itinerary: [
    {
      day: 1,
      ends: 'nyungwe-national-park',
      stays: ['tea-bungalow-gisakura'],
      driveMinutes: 330,
      driveKm: 225,
      altitude: 1930,
      title: 'Kigali to Nyungwe',
      body: "<p>225 km to Uwinka, 5 to 6 hours of driving, broken in the middle by the Ethnographic Museum and lunch in Huye. From Kitabi the road enters the forest and stays in it for 50 km: keep an eye on the trees for L'Hoest's monkeys and colobus. Night among the tea near Gisakura.</p>",
    },
    {
      day: 2,
      ends: 'nyungwe-national-park',
      stays: ['tea-bungalow-gisakura'],
      driveMinutes: 90,
      driveKm: 40,
      altitude: 1930,
      title: 'Chimpanzees at dawn, tea in the afternoon',
      body: '<p>Leave at 04:30 with a packed breakfast. The walk takes two to five hours and includes up to an hour with the chimpanzees.</p><p>After lunch and a rest, through the tea to the factory: from wet leaf to the tasting table in an hour.</p>',
    },
    {
      day: 3,
      ends: 'kigali',
      driveMinutes: 360,
      driveKm: 225,
      altitude: 1550,
      title: 'The canopy walkway, and home',
      body: '<p>From the visitor centre at Uwinka a guided loop of about two hours leads down to the walkway and back. We are on the road by 11:30 and in Kigali about 17:30.</p>',
    },
  ],
  scene: 'canopy-walkway',
  imageAlt: 'A suspended walkway crossing between giant trees above the misty rainforest of Nyungwe',
  isPublished: true,
  destinations: ['nyungwe-national-park'],
  sale: { asksTravellers: true },
};
