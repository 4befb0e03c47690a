import type { DestinationContent } from '../types.ts';

export const lakeKivu: DestinationContent = {
  slug: 'lake-kivu',
  title: 'Lake Kivu',
  body: `<p>Lake Kivu fills the whole western horizon of Rwanda: nearly ninety kilometres of it from north to south, at <strong>1,460 m</strong>, with the mountains of Congo on the other side. The shore is all bays and fingers, so that you are always either above the water or about to be. After a week of early mornings for gorillas and lions, this is where travellers finally sleep late.</p>
<h2>Three towns</h2>
<ul><li><strong>Rubavu</strong> in the north has a sandy beach, old villas behind palms, hot springs along the shore, and the border with Goma at the end of the promenade.</li><li><strong>Karongi</strong>, half-way down, is the prettiest: pine-covered peninsulas, and islands a short boat ride away, one of them home to thousands of fruit bats.</li><li><strong>Rusizi</strong> in the south is where the lake turns into a river. Nyungwe forest begins an hour up the hill.</li></ul>
<h2>The boats that sing</h2>
<p>At dusk the fishermen go out in boats lashed together in threes, with long poles sweeping up from bow and stern like the antennae of some patient insect. They row to a song, fish for <strong>sambaza</strong> by lamplight, and come home at dawn. Watch from the shore, or go out with them for an hour.</p>
<h2>On foot, by bicycle, by paddle</h2>
<p>The <strong>Congo Nile Trail</strong> follows the shore for 227 km from Rubavu to Rusizi. Walk a day of it, ride it in a week, or see the same bays from a kayak. In between there is coffee: some of the best in the country grows on these slopes, and most washing stations are pleased to show a visitor round between March and June.</p>
<h2>Practical notes</h2>
<p>From Kigali it is about 155 km and 3 to 3½ hours to Rubavu, about 130 km and 2½ to 3 hours to Karongi. The tarmac along the shore joins all three towns. Swim where your host swims. Nights are mild, and the storms that cross the lake in April are a spectacle in their own right.</p>`,
  images: [
    { scene: 'kivu-fishing-boats', alt: 'Three lashed fishing boats with long poles on Lake Kivu at sunset' },
    { scene: 'kivu-islands', alt: 'Green islands scattered over the blue bays of Karongi' },
    { scene: 'rubavu-shore', alt: 'Palms over the sandy shore of Rubavu with a volcano behind' },
    { scene: 'kivu-coffee', alt: 'A coffee branch with ripe cherries above the lake' },
  ],
  position: { latitude: -2.06, longitude: 29.35 },
  isPublished: true,
  readings: 1542,
};
