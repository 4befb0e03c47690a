import type { DestinationContent } from '../types.ts';

export const musanzeAndTheTwinLakes: DestinationContent = {
  slug: 'musanze-and-the-twin-lakes',
  title: 'Musanze and the twin lakes',
  body: `<p>Most people see Musanze through a windscreen at half past five in the morning, on the way to the gorillas. It deserves a slower look. The town lies at <strong>1,850 m</strong> on a plain of old lava so fertile that it gives three harvests of potatoes a year, with volcanoes on one side and, hidden behind a ridge on the other, two of the loveliest lakes in the country.</p>
<h2>Burera and Ruhondo</h2>
<p>Long ago a river ran here. Lava from Muhabura stopped it twice, and the valley filled in two steps: <strong>Burera</strong> above, 55 km² and deeply cut, <strong>Ruhondo</strong> about a hundred metres below, smaller and dotted with islands. Only a narrow strip divides them. From the road along it you see both at once, with dugouts drawing lines across the water and terraces climbing straight out of it.</p>
<h2>Under the lava</h2>
<p>When the surface of a lava stream hardens and the rest runs on, it leaves a tunnel. The <strong>Musanze caves</strong> are such tunnels, some two kilometres of them, with ferns hanging where the roof has fallen in. Visits are with a guide from the park; helmets and gloves are provided.</p>
<h2>Fields, market, and a good museum</h2>
<ul><li>The <strong>lava walls</strong> between the fields, built of stones that farmers have been picking out of the soil for generations.</li><li>The <strong>market</strong> of Musanze: potatoes in nine kinds, baskets, second-hand raincoats.</li><li>In <strong>Kinigi</strong>, the campus of the gorilla research fund, with an exhibition that makes the next morning in the forest twice as rich.</li></ul>
<h2>Practical notes</h2>
<p>Kigali is about 100 km and 2 to 2½ hours away on a winding tarmac road, Rubavu a little over an hour. To Ruhondo it is half an hour, to the viewpoint over both lakes 40 minutes, the last part on gravel. Early mornings are clear and cold, afternoons cloud over; a guesthouse with a fireplace is not a luxury here.</p>`,
  images: [
    { scene: 'burera-islands', alt: 'Lake Burera among steep terraced hills with Muhabura behind' },
    { scene: 'ruhondo-evening', alt: 'A dugout crossing Lake Ruhondo in the evening light' },
    { scene: 'musanze-lava-fields', alt: 'Lava stone walls and potato fields under two volcanoes' },
  ],
  position: { latitude: -1.47, longitude: 29.74 },
  isPublished: true,
  readings: 874,
};
