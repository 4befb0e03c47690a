import type { TourContent } from '../types.ts';

export const akageraWeekend: TourContent = {
  slug: 'akagera-savannah-2-days',
  title: 'Akagera savannah, 2 days',
  location: 'Akagera National Park, Eastern Province',
  departureTime: '06:00, from your hotel in Kigali',
  body: `<p>Akagera is the Rwanda that nobody expects: warm, low and wide, with acacias to the horizon and a chain of lakes along the Tanzanian border. A park of <strong>1,122 km²</strong> that had almost lost its wildlife is whole again. Lions came back in 2015, black rhinos in 2017 and white rhinos in 2021; with elephant, buffalo and leopard the big five are all here.</p>
<h2>South to north</h2>
<p>Most day visitors turn round at the southern lakes. By staying a night we can do what the landscape asks for: enter in the south, wake up inside the park, and drive the full length of it to the open plains of Kilala and out of the northern gate. The vegetation thins as you go, and the herds grow.</p>
<h2>On the water</h2>
<p>The boat on <strong>Lake Ihema</strong> is the other half of the story. Hippos by the dozen, some very large crocodiles, and fish eagles calling from dead trees; with luck a shoebill at the back of the papyrus.</p>
<p>Park entry and the boat are <strong>included</strong> for everyone in the group.</p>`,
  prices: [720, 1060, 1440, 1800, 2140],
  tips: [
    'Light colours, please: dark blue and black attract tsetse flies.',
    'The lakes lie at 1,300 m and noon is hot; a hat matters more than a jacket.',
    'June to September is driest and best for game; February to May is greenest and best for birds.',
    'Binoculars are in the vehicle, one pair for every two guests.',
  ],
  includes: [
    'Park entry for 24 hours',
    'Scheduled boat trip on Lake Ihema',
    'One night in a tented camp or lodge, full board',
    'Safari vehicle with opening roof, driver-guide and fuel',
    'Picnic lunch on the second day',
  ],
  excludes: ['Night drive with a park guide (bookable on the spot)', 'Drinks', 'Tips', 'Travel insurance'],
  itinerary: [
    {
      day: 1,
      ends: 'akagera-national-park',
      stays: ['lake-tents-ihema'],
      driveMinutes: 150,
      driveKm: 115,
      altitude: 1300,
      title: 'Kigali to Lake Ihema',
      body: '<p>About 115 km and 2½ hours by way of Rwamagana and Kayonza, the last stretch on gravel. After the formalities at the southern gate a slow drive through the acacia thickets: impala, bushbuck, baboons, and buffalo near the water.</p><p>Boat trip on Lake Ihema in the late afternoon, when hippos wake up and the hills on the Tanzanian side turn copper.</p>',
    },
    {
      day: 2,
      ends: 'kigali',
      driveMinutes: 420,
      driveKm: 200,
      altitude: 1550,
      title: 'The whole length of the park',
      body: '<p>Out at first light, because lions are lazy by nine. The track north takes six to seven hours with all its stops: topi and zebra on the Kilala plain, giraffes along the ridge, often elephants at the lakes in between. Picnic under a fig tree; out of the northern gate by 15:00 and back in Kigali about 18:30.</p>',
    },
  ],
  scene: 'akagera-golden-hour',
  imageAlt: 'Two giraffes and an acacia against the low sun over the plains of Akagera',
  isPublished: true,
  destinations: ['akagera-national-park'],
  gallery: [
    { scene: 'zebras-on-the-plain', alt: 'Zebras grazing on the open plain of Kilala' },
    { scene: 'giraffes-at-noon', alt: 'Giraffes browsing at flat-topped acacias under a high sky' },
    { scene: 'lake-ihema', alt: 'Hippos and papyrus on the calm water of Lake Ihema' },
    { scene: 'akagera-balloon', alt: 'A hot-air balloon floating over the savannah at sunrise' },
  ],
  advice: {
    season: 'June to September is driest and best for game; February to May is greenest and best for birds.',
    fitness: 'None is needed: you see the park from the vehicle and the boat.',
  },
};
