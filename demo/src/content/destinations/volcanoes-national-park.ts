import type { DestinationContent } from '../types.ts';

export const volcanoesNationalPark: DestinationContent = {
  slug: 'volcanoes-national-park',
  title: 'Volcanoes National Park',
  body: `<p>Five volcanoes stand along the north-western border of Rwanda, joined at the knees by forest. The park that protects them is small, about <strong>160 km²</strong>, and its edge is a knee-high wall of lava stones: on this side potatoes and pyrethrum, on that side the home of the mountain gorilla.</p>
<h2>The five</h2>
<table><tbody><tr><th>Volcano</th><th>Height</th><th>For walkers</th></tr><tr><td>Karisimbi</td><td>4,507&nbsp;m</td><td>two days, one night in a tent</td></tr><tr><td>Muhabura</td><td>4,127&nbsp;m</td><td>one very long day</td></tr><tr><td>Bisoke</td><td>3,711&nbsp;m</td><td>one day, crater lake at the top</td></tr><tr><td>Sabyinyo</td><td>3,645&nbsp;m</td><td>jagged; three countries meet on it</td></tr><tr><td>Gahinga</td><td>3,474&nbsp;m</td><td>a steady day in the bamboo</td></tr></tbody></table>
<h2>Gorillas</h2>
<p>About a dozen habituated families receive visitors, each for a single hour a day and in groups of eight at most. The permit costs <strong>USD 1,500</strong> for foreign visitors, and it pays for the rangers, schools and water tanks along the park wall. You must be fifteen, healthy, and at the park office in Kinigi by seven.</p>
<h2>More than gorillas</h2>
<p><strong>Golden monkeys</strong> feed in the bamboo low down, an easy walk for most people. Naturalists like the climb to the grave of Dian Fossey and the remains of her research camp between Karisimbi and Bisoke. Higher up the forest changes storey by storey: bamboo, then hagenia with beards of moss, then the heath where giant lobelias and groundsels stand like sentries in the cloud.</p>
<h2>Practical notes</h2>
<p>Stay in Musanze or Kinigi, 15 to 40 minutes from the park office and 2 to 2½ hours from Kigali. Mornings are clear far more often than afternoons. It is wet in every month, cold at night, and steep; a porter from the village is the best twenty dollars of the trip.</p>`,
  images: [
    { scene: 'virunga-chain-dawn', alt: 'The chain of the Virunga volcanoes rising from the morning mist' },
    { scene: 'gorilla-family', alt: 'A gorilla family resting in a forest clearing' },
    { scene: 'lobelia-slopes', alt: 'Giant lobelias and groundsels on the cloudy upper slopes of Karisimbi' },
    { scene: 'virunga-fields', alt: 'Patchwork fields climbing to the foot of a volcano' },
  ],
  position: { latitude: -1.46, longitude: 29.52 },
  isPublished: true,
  readings: 2317,
};
