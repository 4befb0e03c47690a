import type { DestinationContent } from '../types.ts';

export const gishwatiMukuraNationalPark: DestinationContent = {
  slug: 'gishwati-mukura-national-park',
  title: 'Gishwati-Mukura National Park',
  body: `<p>The youngest national park in Rwanda is also the smallest, about <strong>35 km²</strong> in two pieces of forest on the crest between Lake Kivu and the interior. Come here not for a list of animals but for a story: how a forest that had been written off is coming back.</p>
<h2>Lost, and found again</h2>
<p>Gishwati once covered some 280 km². Timber, cattle ranches and the need for land after 1994 reduced it to about <strong>600 hectares</strong> early in this century, and every heavy rain carried a little more of the hills down to the rivers. Then the planting began. Villagers, students and rangers set out native trees; the park was gazetted in the middle of the last decade, joined with the sister forest of <strong>Mukura</strong>, and opened to walkers in 2020. In the same year the landscape around it became a biosphere reserve.</p>
<h2>Who held out</h2>
<p>A community of chimpanzees survived it all, and so did <strong>golden monkeys</strong>, which outside the Virungas live only here, together with blue monkeys and the white-bearded L'Hoest's monkey. Over two hundred kinds of birds have been counted. As the canopy closes, more of them come.</p>
<h2>Walking with those who planted it</h2>
<ul><li><strong>Chimpanzee and monkey walks</strong> with park guides, in very small groups.</li><li>A <strong>waterfall trail</strong> through old trees and young.</li><li>Around the park: beekeepers, healers' gardens, basket weavers, and <strong>dairy farms</strong> on pastures so green that visitors think of the Alps. The cheese is excellent.</li></ul>
<h2>Practical notes</h2>
<p>From Kigali it is about 4 hours by way of Musanze, from Rubavu about 1½, from Karongi 2½. There is one small lodge and a few farm stays; book ahead. The forest lies between 2,000 and 3,000 m, and it rains on more days than not: rubber boots are the local footwear for a reason.</p>`,
  images: [
    { scene: 'gishwati-ridge', alt: 'The forest ridge of Gishwati above rolling green hills' },
    { scene: 'gishwati-stream', alt: 'A clear stream between mossy stones and tree ferns' },
    { scene: 'gishwati-pasture', alt: 'Cows on bright green pastures at the edge of the forest' },
  ],
  position: { latitude: -1.82, longitude: 29.37 },
  isPublished: true,
  readings: 412,
};
