import type { TourContent } from '../types.ts';

export const royalNyanzaAndHuye: TourContent = {
  slug: 'royal-nyanza-and-huye-2-days',
  title: 'Royal Nyanza and Huye, 2 days',
  location: 'Nyanza and Huye, Southern Province',
  departureTime: '08:00, from your hotel in Kigali',
  body: `<p>The south is where Rwanda keeps its memory of kings. Nyanza was the seat of the last two rulers; Huye, forty minutes on, has the university, the best museum in the country, and hillsides of coffee that win prizes abroad.</p>
<h2>The court at Rukari</h2>
<p>On a hilltop at Nyanza the royal residence has been rebuilt in the old manner: a great dome of thatch, woven like a basket from the inside, with a smaller house for the milk and another for the beer. Beside it the <strong>inyambo</strong> graze, the royal cattle whose horns can span two metres and more, and whose keepers still sing to them. A few steps away stands the white villa of 1932, where the same court learnt to live with armchairs.</p>
<h2>Museum and coffee</h2>
<p>The <strong>Ethnographic Museum</strong> in Huye explains with objects what guides try to explain with words: baskets, drums, spears, a whole house. The next morning is for coffee, from the cherry to the cup, on the slope of Huye mountain.</p>`,
  prices: [390, 540, 705, 870, 1030],
  tips: [
    'Coffee is harvested from about March to June; outside those months you see the nursery and the roasting.',
    'Ask before you touch the cattle: their keeper will show you how.',
    'Bring a modest layer for the palace and the memorial.',
  ],
  includes: [
    "Entry to the King's Palace Museum and the Ethnographic Museum",
    'Coffee walk with tasting',
    'One night in Huye, breakfast and dinner',
    'Car, driver-guide and fuel',
  ],
  excludes: ['Lunches', 'Drinks', 'Tips'],
  itinerary: [
    {
      day: 1,
      ends: 'huye-and-nyanza',
      driveMinutes: 150,
      driveKm: 130,
      altitude: 1750,
      title: 'Kigali, Nyanza, Huye',
      body: '<p>1¾ hours (about 90 km) to Nyanza and a long morning at the royal court. Lunch in town. In the afternoon 40 km on to Huye for the museum; in the evening, drums and dance when the troupe is rehearsing.</p>',
    },
    {
      day: 2,
      ends: 'kigali',
      driveMinutes: 150,
      driveKm: 130,
      altitude: 1550,
      title: 'Coffee on Huye mountain',
      body: '<p>Three hours on foot between shade trees, washing station and drying tables, and a tasting at the end. If you wish, we can stop at the Murambi memorial (30 km west). Back in Kigali about 17:00 after 130 km and 2½ hours.</p>',
    },
  ],
  scene: 'royal-hut',
  imageAlt: 'The thatched royal residence at Nyanza behind its woven fence',
  isPublished: true,
  destinations: ['huye-and-nyanza'],
};
