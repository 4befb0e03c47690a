import type { TourContent } from '../types.ts';

export const birdsOfThreeHabitats: TourContent = {
  slug: 'birds-of-three-habitats-8-days',
  title: 'Birds of marsh, forest and plain, 8 days',
  location: 'Nyandungu, Rugezi, Nyungwe and Akagera',
  departureTime: '06:30, from your hotel in Kigali',
  body: `<p>More than <strong>700 species</strong> of birds have been recorded in a country that you can drive across in a day. The trick is to change altitude: papyrus marsh at 2,050 m, mountain forest at 2,400, dry acacia at 1,300. This tour does that in eight days, slowly, with a guide who knows the calls and a vehicle with a window seat for everyone.</p>
<h2>What we look for</h2>
<ul><li><strong>Rugezi</strong>: Grauer's swamp warbler, papyrus canary, and grey crowned cranes in pairs</li><li><strong>Nyungwe</strong>: more than two dozen birds that occur only along the Albertine Rift, among them the Rwenzori turaco and the regal sunbird</li><li><strong>Akagera</strong>: papyrus gonolek, red-faced barbet, open-billed storks, with patience the shoebill</li></ul>
<h2>Four guests at most</h2>
<p>Beyond four the last in line sees only branches moving, so we do not offer this tour to five.</p>`,
  prices: [3150, 4720, 6330, 7900, 0],
  tips: [
    'Best months: late May to September for comfort, November to February for migrants.',
    'Dull clothes and a quiet jacket; nylon rustles.',
    'We carry a telescope; bring your own binoculars.',
    'Lists in English, French or by scientific name: say which you keep.',
  ],
  includes: [
    'Specialist bird guide',
    'Seven nights, full board outside Kigali',
    'Park entries and guided trails in Nyungwe, entry to Akagera',
    'Boat on Lake Ihema and canoe at Rugezi',
    'Four-wheel-drive vehicle and fuel',
  ],
  excludes: ['Gorilla and chimpanzee permits (can be added)', 'Drinks', 'Tips', 'Travel insurance'],
  itinerary: [
    {
      day: 1,
      title: 'A wetland inside the city',
      body: '<p>Nyandungu Eco-Park, ten minutes from the airport: weavers, kingfishers, herons, an easy sixty species before lunch. Night in Kigali.</p>',
    },
    {
      day: 2,
      title: 'Rugezi marsh',
      body: '<p>2½ hours north to a peat marsh folded between hills. A canoe takes us into the papyrus. On to Musanze for the night, an hour and a half past the twin lakes.</p>',
    },
    {
      day: 3,
      title: 'Down to Lake Kivu',
      body: '<p>Morning in the gardens and woods near Musanze, then via Rubavu to Karongi: 165 km, 4 to 4½ hours.</p>',
    },
    {
      day: 4,
      title: 'Along the shore to Nyungwe',
      body: '<p>3½ hours to Gisakura with stops in the bays. First walk at the forest edge before dusk.</p>',
    },
    {
      day: 5,
      title: 'Nyungwe: Kamiranzovu',
      body: '<p>The trail to the swamp basin, down 500 m and, alas, up again. Great blue turacos if the figs are ripe. Owls after dinner.</p>',
    },
    {
      day: 6,
      title: 'Canopy and the road east',
      body: '<p>Sunbirds at eye level from the walkway at Uwinka. Then 5 to 6 hours to Kigali.</p>',
    },
    {
      day: 7,
      title: 'Akagera',
      body: '<p>2½ hours to the southern gate. Acacia birds until noon, the boat on Ihema in the afternoon: darters, jacanas, fish eagles. Night in the park.</p>',
    },
    {
      day: 8,
      title: 'Last plain, last list',
      body: '<p>Dawn on the plain for larks, lapwings and secretary birds; Kigali by 15:00, and the list read out over coffee.</p>',
    },
  ],
  scene: 'crowned-cranes',
  imageAlt: 'Two grey crowned cranes in a marsh at sunrise',
  isPublished: true,
  destinations: ['kigali', 'musanze-and-the-twin-lakes', 'lake-kivu', 'nyungwe-national-park', 'akagera-national-park'],
};
