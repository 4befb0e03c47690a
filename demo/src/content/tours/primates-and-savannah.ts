import type { TourContent } from '../types.ts';

export const primatesAndSavannah: TourContent = {
  slug: 'primates-and-savannah-9-days',
  title: 'Primates and savannah, 9 days',
  location: 'Akagera, Volcanoes, Lake Kivu and Nyungwe',
  departureTime: '08:00, from your hotel or the airport in Kigali',
  body: `<p>Rwanda is small enough that nine days are a real crossing of it: from elephants at 1,300 m to gorillas at 3,000, by way of a great lake and the oldest rainforest in the region. Four very different places, no day longer than six hours on the road, and a free afternoon where you will want one.</p>
<h2>What you come for</h2>
<ul><li><strong>Akagera</strong>: the big five, and a boat among hippos</li><li><strong>Volcanoes</strong>: mountain gorillas one morning, golden monkeys the next</li><li><strong>Lake Kivu</strong>: an evening with nothing you have to do</li><li><strong>Nyungwe</strong>: chimpanzees, and the forest seen from the canopy walkway</li></ul>
<h2>All permits are in the price</h2>
<p>For each person, the total includes one gorilla permit (USD 1,500), one golden monkey permit (USD 100), one chimpanzee permit (USD 150), the canopy walk, and the entry to Akagera for two nights. Permits are personal: we need passport details within a week of booking, and as many weeks ahead of your journey as you can give us.</p>`,
  prices: [6450, 9580, 13150, 16600, 19900],
  tips: [
    'Book four to six months ahead for June to September: there are only so many permits a day.',
    'Pack in a soft bag of 15 kg; the vehicle is roomy, lodge paths are not.',
    'Layers: you will need a sun hat on Monday and a fleece on Thursday.',
    'You need a yellow fever certificate if you arrive from a country where the disease occurs.',
  ],
  includes: [
    'One gorilla permit (USD 1,500), one golden monkey permit and one chimpanzee permit for each person',
    'Entry to Akagera for two nights and the boat on Lake Ihema',
    'Canopy walk at Uwinka',
    'Eight nights in lodges and small hotels, full board outside Kigali',
    'Safari vehicle, driver-guide and fuel for nine days',
    'Airport transfers',
  ],
  excludes: ['International flights and visa', 'Porters', 'Drinks', 'Tips', 'Travel insurance'],
  itinerary: [
    {
      day: 1,
      title: 'Kigali',
      body: '<p>The memorial in Gisozi, the market at Kimironko, and the view from the ridge at sunset. Night in Kigali (1,570 m).</p>',
    },
    {
      day: 2,
      title: 'Kigali to Akagera',
      body: "<p>2½ hours and about 115 km to the southern gate. Game drive among the lakes, boat on Ihema at four o'clock.</p>",
    },
    {
      day: 3,
      title: 'A full day on the plains',
      body: '<p>North to the Kilala plain and back by another ridge: zebra, topi, eland, giraffe, and the best chance of lions early on. Second night in the park.</p>',
    },
    {
      day: 4,
      title: 'Across the country to the volcanoes',
      body: '<p>The long day: about 215 km and 5½ to 6 hours by way of Kigali, with lunch there. By evening the volcanoes are in front of your window.</p>',
    },
    {
      day: 5,
      title: 'Mountain gorillas',
      body: '<p>Briefing at 07:00, a climb of one to four hours, one hour with a family. Afternoon free.</p>',
    },
    {
      day: 6,
      title: 'Golden monkeys, then Lake Kivu',
      body: '<p>A short walk into the bamboo in the morning. After lunch, via Rubavu and along the lake to Karongi: about 165 km and 4 to 4½ hours, all of it beautiful.</p>',
    },
    {
      day: 7,
      title: 'Islands in the morning, tea by night',
      body: '<p>Boat among the islands of Karongi, then south for 3½ hours along the shore, bay after bay, to the tea at Gisakura.</p>',
    },
    {
      day: 8,
      title: 'Chimpanzees',
      body: '<p>Before dawn into the forest. Two to five hours on foot; a quiet afternoon on the terrace with colobus in the trees, if they feel like it.</p>',
    },
    {
      day: 9,
      title: 'Canopy walk, and back to Kigali',
      body: '<p>The walkway at Uwinka at nine, then 5 to 6 hours to Kigali with lunch in Huye. At the airport by 18:30 for the night flights.</p>',
    },
  ],
  scene: 'elephants-at-the-lake',
  imageAlt: 'A family of elephants walking along a lake shore at sunset',
  isPublished: true,
  destinations: ['kigali', 'akagera-national-park', 'volcanoes-national-park', 'lake-kivu', 'nyungwe-national-park'],
  sale: { asksTravellers: true },
};
