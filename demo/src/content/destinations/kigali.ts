import type { DestinationContent } from '../types.ts';

export const kigali: DestinationContent = {
  slug: 'kigali',
  title: 'Kigali',
  body: `<p>Kigali is a capital without a flat street. It began in 1907 as a handful of huts on one ridge and now covers a dozen of them, with banana gardens and papyrus still filling the valleys in between. Seen from any terrace at nightfall it is less a city than a galaxy: lights on every slope, darkness in the hollows, and the white spiral of the Convention Centre in the middle.</p>
<h2>Getting your bearings</h2>
<p>The city lies at about <strong>1,570 m</strong>, which is why evenings are cool two degrees south of the equator. Think of it in hills. <strong>Nyarugenge</strong> is the old centre with banks, the market and the mosque; <strong>Kiyovu</strong> and <strong>Kacyiru</strong> are leafy and hold the ministries, galleries and most hotels; <strong>Kimihurura</strong> is where people go out to eat; <strong>Nyamirambo</strong> is where they go to have their hair cut, drink milk and talk. Motorcycle taxis carry a second helmet and know every short cut.</p>
<h2>What to see</h2>
<ul><li><strong>Kigali Genocide Memorial</strong>, Gisozi: the resting place of more than 250,000 people, and the place to begin any visit to Rwanda.</li><li><strong>Kandt House</strong>: a small museum in the bungalow of the city's first resident.</li><li><strong>Kimironko market</strong>: fruit, fabric and tailors under one roof.</li><li><strong>Mount Kigali</strong> (1,850 m): a pine ridge above Nyamirambo with the whole city at your feet.</li></ul>
<h2>When to come, how long to stay</h2>
<p>One full day does justice to the memorial and the markets; two let you sit down in between. The last Saturday morning of every month is <strong>umuganda</strong>, when neighbours work together on their street and most shops open at noon.</p>
<h2>From here to elsewhere</h2>
<p>Every road in Rwanda starts here: Musanze and the volcanoes are 2 to 2½ hours away, Akagera 2½, Karongi on Lake Kivu 2½ to 3, Huye 2½, and the rainforest of Nyungwe 5 to 6.</p>`,
  images: [
    { scene: 'kigali-skyline-noon', alt: 'Kigali by day: towers and red roofs over green ridges' },
    { scene: 'kigali-night-hills', alt: 'The hills of Kigali at night, dotted with lights under the stars' },
    { scene: 'imigongo-wall', alt: 'A wall of imigongo relief in black, white, ochre and red' },
  ],
  position: { latitude: -1.944, longitude: 30.062 },
  isPublished: true,
  readings: 1284,
};
