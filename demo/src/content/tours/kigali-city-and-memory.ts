import type { TourContent } from '../types.ts';

export const kigaliCityAndMemory: TourContent = {
  slug: 'kigali-city-and-memory-1-day',
  title: 'Kigali, city and memory, 1 day',
  location: 'Kigali',
  departureTime: '08:30, from your hotel in Kigali',
  body: `<p>Kigali spreads over its ridges like a shawl thrown on a chair: red roofs, jacarandas, terraces of papaya between one office tower and the next. Most travellers sleep here twice and see the airport road. This day, partly on foot, is for those who would like to understand the place before they leave for the parks.</p>
<h2>Memory first</h2>
<p>We begin at the <strong>Kigali Genocide Memorial</strong> in Gisozi, where more than 250,000 victims of the 1994 genocide against the Tutsi are buried. You walk through it at your own pace, with the audio guide or in silence; allow two hours. Your guide waits outside and sets no timetable.</p>
<h2>Then the living city</h2>
<p>From there the day gets louder. Kimironko market with its pyramids of passion fruit and its tailors who can have a shirt ready by evening; lunch from a buffet the way office workers eat it; painters' studios in Kacyiru; and in the late afternoon the steep lanes of <strong>Nyamirambo</strong>, the oldest quarter, all barber shops and milk bars. We finish on a terrace opposite the Convention Centre as its spiral lights up.</p>`,
  prices: [110, 150, 195, 240, 285],
  tips: [
    'Dress as you would for a church or a mosque at the memorial; photographs are not allowed inside.',
    'Comfortable shoes: the walking adds up to about 6 km, and Kigali has no flat half.',
    'Plastic bags are banned in Rwanda; bring a cloth one for the market.',
  ],
  includes: [
    'City guide for the day',
    'Car and driver between the quarters',
    'Audio guide at the memorial',
    'Lunch and a glass of ikivuguto (cultured milk) in a milk bar',
  ],
  excludes: ['Donation at the memorial', 'Purchases', 'Dinner', 'Tips'],
  itinerary: [
    {
      day: 1,
      ends: 'kigali',
      altitude: 1550,
      title: 'From Gisozi to Nyamirambo',
      body: '<ul><li>08:30 pick-up at your hotel</li><li>09:00 Kigali Genocide Memorial, two hours or as long as you need</li><li>11:30 Kimironko market on foot</li><li>13:00 lunch in Remera</li><li>14:30 studios and galleries in Kacyiru</li><li>16:00 walk in Nyamirambo: milk bar, tailors, mosque, view from the upper road</li><li>18:00 dusk over the city, and back to your hotel by 19:00</li></ul>',
    },
  ],
  scene: 'kigali-at-dusk',
  imageAlt: 'The skyline of Kigali at dusk with the lit dome of the Convention Centre',
  isPublished: true,
  destinations: ['kigali'],
  sale: {
    largeGroups: [
      { from: 6, to: 14, pricePerPerson: 54 },
      { from: 15, to: 30, pricePerPerson: 46 },
    ],
    travellerTypes: [{ code: 'child', label: 'Child, 6 to 12 years', minAge: 6, maxAge: 12, percent: -50 }],
  },
};
