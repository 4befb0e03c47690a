import type { FrenchRecord } from '../types.ts';

export const nyungweNationalParkInFrench: FrenchRecord = {
  title: 'Parc national de Nyungwe',
  newsBody: `<p>Au sud-ouest, les collines portent encore la forêt qui les couvrait toutes jadis. Nyungwe est l’une des plus grandes forêts de montagne qui restent à l’Afrique, <strong>1 019 km²</strong> pliés sur la ligne de partage de deux fleuves : la goutte qui tombe d’un côté de la route atteint la Méditerranée, celle de l’autre l’Atlantique. Parc national depuis 2004, elle est inscrite au patrimoine mondial depuis 2023.</p>
<h2>Qui vit ici</h2>
<p>Treize espèces de primates, des chimpanzés aux cercopithèques à tête de hibou. Les colobes se rassemblent en troupes de plusieurs centaines, plus grandes que partout ailleurs. On y compte plus de 300 espèces d’oiseaux, dont plus de deux douzaines propres au rift Albertin, et bien plus d’un millier de plantes, avec des orchidées et des bégonias sur chaque branche mouillée.</p>
<h2>Que faire</h2>
<ul><li><strong>Les chimpanzés</strong> : un départ matinal et une marche rapide avec les pisteurs ; le permis coûte 150 USD aux visiteurs étrangers.</li><li><strong>La passerelle de la canopée</strong> : 160 m de pont suspendu à Uwinka, à quelque 70 m au-dessus du ravin.</li><li><strong>Les cascades</strong> : le sentier d’Isumo, depuis Gisakura, passe du thé à la forêt et finit dans les embruns.</li><li><strong>Kamiranzovu</strong> : un marais dans une cuvette, avec touracos et orchidées.</li><li><strong>Le thé</strong> : les plantations de Gisakura et de Kitabi viennent battre les arbres comme une mer d’un vert vif.</li></ul>
<h2>Comment y venir</h2>
<p>De Kigali au centre des visiteurs d’<strong>Uwinka</strong>, il y a environ 225 km, 5 à 6 heures avec un déjeuner à Huye. De Karongi, la route du lac mène en 3 h 30 à Gisakura. Les plus pressés prennent l’avion jusqu’à Kamembe, près de Rusizi, à une heure de la porte ouest.</p>
<h2>Quand venir</h2>
<p>Les sentiers sont les plus secs de juin à août, puis en janvier et février. Dans les mois humides, la forêt est la plus belle et, à sa manière, la boue aussi. Uwinka est à près de 2 450 m : prenez une polaire et partez tôt, car les nuages aiment rentrer déjeuner.</p>`,
};
