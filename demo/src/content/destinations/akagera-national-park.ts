import type { DestinationContent } from '../types.ts';

export const akageraNationalPark: DestinationContent = {
  slug: 'akagera-national-park',
  title: 'Akagera National Park',
  body: `<p>Drive east from Kigali for two and a half hours and Rwanda lies down. The hills sink into acacia plains, the air turns warm, and a string of lakes follows the Akagera river along the border with Tanzania. This is the country's savannah park: <strong>1,122 km²</strong>, founded in 1934, nearly lost in the 1990s, and today one of the great recoveries in African conservation.</p>
<h2>The return of the big five</h2>
<p>Seven lions were brought here in 2015, the first in the country for some fifteen years. Eighteen black rhinos followed in 2017, and thirty white rhinos in 2021. With elephant, buffalo and leopard, which had never quite gone, the list is complete. Around them live giraffe, zebra, topi, eland, roan, hippo in surprising numbers, and nearly 500 species of birds, the shoebill among them.</p>
<h2>Three landscapes</h2>
<ul><li><strong>The lakes of the south</strong>: Ihema, Shakani, Birengero; papyrus, fig trees, boats, crocodiles.</li><li><strong>The ridges</strong>: stony hills with long views, klipspringer and eland.</li><li><strong>The plains of the north</strong>: Kilala, golden and open, for zebra, topi and lions.</li></ul>
<h2>How to see it</h2>
<p>By car in the morning and the late afternoon; by boat on <strong>Lake Ihema</strong>; after dark with a park guide and a lamp; or, at sunrise, from the basket of a balloon. A day trip is possible, but one night allows the full drive from the southern gate to the northern one, six to seven hours of it, which is the best single day of wildlife in Rwanda.</p>
<h2>Practical notes</h2>
<p>The southern gate is about 115 km from Kigali by way of Kayonza, the last part on gravel. The lakes lie at 1,300 m: it is warm, tsetse flies dislike light colours, and malaria tablets are wise. June to September is dry and best for game; after the rains the plains are green and full of young animals.</p>`,
  images: [
    { scene: 'zebras-on-the-plain', alt: 'Zebras grazing on the open plain of Kilala' },
    { scene: 'giraffes-at-noon', alt: 'Giraffes browsing at flat-topped acacias under a high sky' },
    { scene: 'lake-ihema', alt: 'Hippos and papyrus on the calm water of Lake Ihema' },
    { scene: 'akagera-balloon', alt: 'A hot-air balloon floating over the savannah at sunrise' },
  ],
  position: { latitude: -1.88, longitude: 30.72 },
  isPublished: true,
  readings: 1893,
};
