import type { DestinationContent } from '../types.ts';

export const nyungweNationalPark: DestinationContent = {
  slug: 'nyungwe-national-park',
  title: 'Nyungwe National Park',
  body: `<p>In the south-west the hills are still wearing the forest that once covered all of them. Nyungwe is one of the largest mountain rainforests left in Africa, <strong>1,019 km²</strong> of it, folded over the divide between two rivers: a drop that falls on one side of the road reaches the Mediterranean, on the other the Atlantic. It has been a national park since 2004 and on the World Heritage List since 2023.</p>
<h2>Who lives here</h2>
<p>Thirteen kinds of primates, from chimpanzees to owl-faced monkeys. Colobus gather in troops of several hundred, larger than anywhere else known. There are more than 300 species of birds, over two dozen of them found only along the Albertine Rift, and well above a thousand kinds of plants, with orchids and begonias on every wet branch.</p>
<h2>What to do</h2>
<ul><li><strong>Chimpanzees</strong>: an early start and a fast walk with trackers; the permit is USD 150 for foreign visitors.</li><li><strong>Canopy walkway</strong>: 160 m of suspended bridge at Uwinka, some 70 m above the ravine.</li><li><strong>Waterfalls</strong>: the Isumo trail from Gisakura leads through tea into the forest and ends in spray.</li><li><strong>Kamiranzovu</strong>: a swamp in a bowl, with turacos and orchids.</li><li><strong>Tea</strong>: the estates of Gisakura and Kitabi lap at the trees like a bright green sea.</li></ul>
<h2>How to get here</h2>
<p>From Kigali to the visitor centre at <strong>Uwinka</strong> it is about 225 km, 5 to 6 hours with a lunch stop in Huye. From Karongi the lake road takes 3½ hours to Gisakura. Those in a hurry fly to Kamembe near Rusizi, an hour's drive from the western gate.</p>
<h2>When to come</h2>
<p>The driest paths are from June to August and again in January and February. In the wet months the forest is at its most beautiful, and so, in its way, is the mud. Uwinka lies near 2,450 m: bring a fleece, and start early, since clouds like to come home for lunch.</p>`,
  images: [
    { scene: 'nyungwe-mist', alt: 'Mist drifting between the forested ridges of Nyungwe' },
    { scene: 'nyungwe-waterfall', alt: 'A waterfall dropping into a fern-lined pool in the rainforest' },
    { scene: 'colobus-on-a-branch', alt: 'Black and white colobus monkeys on a mossy branch' },
    { scene: 'nyungwe-tea-edge', alt: 'Tea rows ending at the dark edge of Nyungwe forest' },
  ],
  position: { latitude: -2.48, longitude: 29.2 },
  isPublished: true,
  readings: 1106,
};
