import type { TourContent } from '../types.ts';

export const congoNileTrailByBike: TourContent = {
  slug: 'congo-nile-trail-by-bike-7-days',
  title: 'Congo Nile Trail by bike, 7 days',
  location: 'Lake Kivu, from Rubavu to Rusizi',
  departureTime: '08:00, from your hotel in Kigali',
  body: `<p>The Congo Nile Trail follows the eastern shore of Lake Kivu for <strong>227 km</strong>, up one green spur and down the next, through coffee, eucalyptus and fishing villages where the loudest thing is the school bell. On a mountain bike, with your bags in the van, it is the best week of cycling in Central Africa, and we do not say so lightly.</p>
<h2>How hard is it?</h2>
<p>You ride 35 to 55 km a day, nearly all on dirt, with 700 to 1,200 m of climbing. None of it is technical. You should be at home on a mountain bike for four to five hours; the van is never far if you are not.</p>
<h2>Two, three or five riders</h2>
<p>The support van carries three bicycles and one spare. For five we hire a second van. That is why the price list has a gap at four, and why we don't send anyone along this road alone; if there are four of you, talk to our office and we'll find a way.</p>
<table><tbody><tr><th>Stage</th><th>Distance</th></tr><tr><td>Rubavu to Kinunu</td><td>about 45 km</td></tr><tr><td>Kinunu to Karongi</td><td>about 55 km</td></tr><tr><td>Karongi to Mugonero</td><td>about 35 km</td></tr><tr><td>Mugonero to Nyamasheke</td><td>about 45 km</td></tr><tr><td>Nyamasheke to Rusizi</td><td>about 45 km</td></tr></tbody></table>`,
  prices: [0, 2560, 3570, 0, 5950],
  tips: [
    'Padded shorts. No other advice matters as much.',
    'The lake lies at 1,460 m and the sun is strong even under cloud.',
    'Children will race you uphill, and win; ask before you photograph them.',
    'Tell us your height and your preferred pedals when you book.',
  ],
  includes: [
    'Front-suspension mountain bike and helmet',
    "Cycling guide and support van with mechanic's tools",
    'Six nights in guesthouses and small lakeside hotels, breakfast and dinner',
    'Lunch on riding days',
    'Boat trip among the islands of Karongi',
    'All transfers from and to Kigali',
  ],
  excludes: [
    'Drinks other than water',
    'Personal cycling clothes and shoes',
    'Tips',
    'Travel insurance that covers cycling',
  ],
  itinerary: [
    {
      day: 1,
      ends: 'lake-kivu',
      driveMinutes: 210,
      driveKm: 155,
      altitude: 1470,
      title: 'Kigali to Rubavu, and a first spin',
      body: '<p>The road west climbs past Musanze and the feet of the volcanoes: 155 km, 3 to 3½ hours. Bicycles are fitted after lunch, and an easy 15 km along the beach road and out to the hot springs shakes the journey out of your legs.</p>',
    },
    {
      day: 2,
      ends: 'lake-kivu',
      altitude: 1480,
      title: 'Rubavu to Kinunu',
      body: '<p>About 45 km. The tarmac ends at the brewery and the trail begins: a balcony above the water, then down to the coffee washing station at Kinunu and a swim before dinner.</p>',
    },
    {
      day: 3,
      ends: 'lake-kivu',
      stays: ['terrace-house-karongi'],
      altitude: 1470,
      title: 'Kinunu to Karongi',
      body: '<p>About 55 km, the longest stage. Long climbs inland through banana and cassava, a cooling descent to the bays of Karongi. Early start, big lunch.</p>',
    },
    {
      day: 4,
      ends: 'lake-kivu',
      altitude: 1500,
      title: 'Islands, then Mugonero',
      body: '<p>Boat at 07:00 to the islands off Karongi; on one of them thousands of fruit bats hang in the trees. A short stage of about 35 km in the afternoon light, on a good road high above the lake.</p>',
    },
    {
      day: 5,
      ends: 'lake-kivu',
      altitude: 1510,
      title: 'Mugonero to Nyamasheke',
      body: '<p>About 45 km of deep bays and narrow ridges. The forested crest of Nyungwe appears to the east: rain falling on the far side of it ends in the Mediterranean, on this side in the Atlantic.</p>',
    },
    {
      day: 6,
      ends: 'lake-kivu',
      altitude: 1470,
      title: 'Nyamasheke to Rusizi',
      body: '<p>The last 45 km roll through tea before the peninsula of Rusizi, where the lake becomes a river and leaves for the south. Fish on the grill, bicycles on the van.</p>',
    },
    {
      day: 7,
      ends: 'kigali',
      driveMinutes: 390,
      driveKm: 265,
      altitude: 1550,
      title: 'Home through the rainforest',
      body: '<p>Back to Kigali across Nyungwe forest: about 265 km and 6 to 6½ hours, with a stop for monkeys on the verge and another for lunch in Huye.</p>',
    },
  ],
  scene: 'bike-above-the-lake',
  imageAlt: 'A cyclist on a red dirt trail high above the bays and islands of Lake Kivu',
  isPublished: true,
  destinations: ['lake-kivu'],
};
