import type { TourContent } from '../types.ts';

export const bisokeCraterHike: TourContent = {
  slug: 'bisoke-crater-lake-hike-2-days',
  title: 'Bisoke crater lake hike, 2 days',
  location: 'Mount Bisoke, Volcanoes National Park',
  departureTime: '14:00, from your hotel in Kigali',
  body: `<p>Bisoke is the volcano for people with one day and good knees. The path goes straight up through hagenia forest hung with moss, past giant lobelias that look borrowed from another planet, to the rim at <strong>3,711 m</strong>. Inside lies a round, cold lake some 400 m across, and on the far shore another country.</p>
<h2>The climb in figures</h2>
<table><tbody><tr><th>Start of the path</th><td>about 2,600 m</td></tr><tr><th>Rim</th><td>3,711&nbsp;m</td></tr><tr><th>Up</th><td>3 to 4 hours</td></tr><tr><th>Down</th><td>2 to 3 hours</td></tr><tr><th>Mud</th><td>more than you think</td></tr></tbody></table>
<p>The park's hiking permit (USD 75 for foreign visitors) and its guide and rangers are <strong>included</strong>. You may meet gorillas on the way; if so the group waits, steps aside, and walks on, because a hike is not a gorilla visit.</p>`,
  prices: [480, 720, 975, 1220, 1460],
  tips: [
    'Boots that you are ready to clean twice, and gaiters if you own them.',
    'Kigali lies at 1,570 m: sleep one night in Musanze before the climb, as this tour does.',
    'Two litres of water, gloves, and a dry shirt for the rim.',
    'Turn back when the guide says so; lightning is not a view.',
  ],
  includes: [
    'Hiking permit for Bisoke (USD 75) for each person',
    'Park guide and rangers',
    'One night in Musanze, full board, and a packed lunch',
    'Four-wheel-drive vehicle, driver and fuel',
  ],
  excludes: ['Porters (about USD 20)', 'Hire of boots or gaiters', 'Drinks', 'Tips'],
  itinerary: [
    {
      day: 1,
      ends: 'volcanoes-national-park',
      stays: ['ridge-cottages-kinigi'],
      driveMinutes: 150,
      driveKm: 100,
      altitude: 2200,
      title: 'Kigali to Musanze',
      body: '<p>2 to 2½ hours north, about 100 km. Check of boots and bags, early dinner, early bed.</p>',
    },
    {
      day: 2,
      ends: 'kigali',
      driveMinutes: 230,
      driveKm: 130,
      altitude: 1550,
      title: 'To the rim and back',
      body: '<p>Briefing at Kinigi at 07:00 and a rough 40 minutes to the trailhead. Up by noon, lunch at the lake if the cloud allows, down by 15:30. Hot showers in Musanze, and back in Kigali about 20:00.</p>',
    },
  ],
  scene: 'bisoke-crater',
  imageAlt: 'The round crater lake on the summit of Bisoke with giant lobelias on the rim',
  isPublished: true,
  destinations: ['volcanoes-national-park'],
};
