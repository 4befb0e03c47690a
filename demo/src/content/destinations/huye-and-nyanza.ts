import type { DestinationContent } from '../types.ts';

export const huyeAndNyanza: DestinationContent = {
  slug: 'huye-and-nyanza',
  title: 'Huye and Nyanza',
  body: `<p>The road to the rainforest runs through the old heart of Rwanda, and most travellers give it a lunch break. Stay a night instead. Between them these two towns hold the country's royal past, its first university, its best museum, and some very good coffee.</p>
<h2>Nyanza, the last court</h2>
<p>For most of its history the court of the kings moved from hill to hill. At the end of the nineteenth century it stopped in <strong>Nyanza</strong>. On the hill of Rukari the royal residence has been rebuilt as it was: a high dome of grass over a woven frame, a fence of living fig, a house for the milk and one for the beer, each with its own keeper and its own rules. Behind it graze the <strong>inyambo</strong>, cattle bred for beauty and ceremony, with horns like the frame of a lyre. They answer to praise poems; ask the keeper to recite one. The neighbouring villa of 1932, built for King Mutara III Rudahigwa, completes the story.</p>
<h2>Huye, town of students</h2>
<p>Forty minutes on, <strong>Huye</strong> is a town of bicycles and bookshops. The <strong>Ethnographic Museum</strong>, opened in 1989, shows baskets, drums, hunting gear and a full-size house under one long roof, and explains them well. The cathedral of brick is among the largest in the region; the arboretum on the hill is a fine place for an evening walk.</p>
<h2>Coffee, dance, remembrance</h2>
<ul><li>On <strong>Huye mountain</strong> growers lead visitors from the nursery to the cup, best in the harvest from March to June.</li><li>Dance troupes rehearse here all year: <strong>intore</strong>, with grass headdresses like manes, and drums you feel in your ribs.</li><li>The memorial of <strong>Murambi</strong>, 30 km west near Nyamagabe, is hard, and important.</li></ul>
<h2>Practical notes</h2>
<p>Nyanza is about 90 km and 1¾ hours from Kigali, Huye 130 km and 2½ hours. From Huye to Uwinka in Nyungwe it takes another 2 to 2½. At 1,750 m the air is mild the year round.</p>`,
  images: [
    { scene: 'nyanza-court', alt: 'The royal court on the hill of Rukari with thatched houses and a woven fence' },
    { scene: 'inyambo-cattle', alt: 'Long-horned inyambo cattle on a hilltop at golden hour' },
    { scene: 'huye-coffee-hills', alt: 'Coffee drying tables on the slopes of Huye mountain' },
  ],
  position: { latitude: -2.48, longitude: 29.74 },
  isPublished: true,
  readings: 653,
};
