import type { FrenchRecord } from '../types.ts';

export const lakeKivuInFrench: FrenchRecord = {
  title: 'Lac Kivu',
  newsBody: `<p>Le lac Kivu occupe tout l’horizon ouest du Rwanda : près de quatre-vingt-dix kilomètres du nord au sud, à <strong>1 460 m</strong>, avec les montagnes du Congo en face. La rive n’est que baies et doigts de terre, si bien que l’on est toujours au-dessus de l’eau ou sur le point d’y être. Après une semaine de réveils matinaux pour les gorilles et les lions, c’est ici que les voyageurs dorment enfin tard.</p>
<h2>Trois villes</h2>
<ul><li><strong>Rubavu</strong>, au nord, a une plage de sable, de vieilles villas derrière les palmiers, des sources chaudes le long de la rive et, au bout de la promenade, la frontière avec Goma.</li><li><strong>Karongi</strong>, à mi-chemin, est la plus jolie : des presqu’îles couvertes de pins et, à quelques minutes de bateau, des îles dont l’une abrite des milliers de roussettes.</li><li><strong>Rusizi</strong>, au sud, est l’endroit où le lac devient rivière. La forêt de Nyungwe commence une heure plus haut.</li></ul>
<h2>Les bateaux qui chantent</h2>
<p>Au crépuscule, les pêcheurs sortent sur des bateaux attachés par trois, avec de longues perches dressées à l’avant et à l’arrière comme les antennes d’un insecte patient. Ils rament en chantant, pêchent le <strong>sambaza</strong> à la lampe et rentrent à l’aube. Regardez-les de la rive, ou sortez une heure avec eux.</p>
<h2>À pied, à vélo, à la pagaie</h2>
<p>Le <strong>sentier Congo-Nil</strong> suit la rive sur 227 km, de Rubavu à Rusizi. Faites-en une étape à pied, parcourez-le à vélo en une semaine, ou voyez les mêmes baies depuis un kayak. Entre les deux, il y a le café : quelques-uns des meilleurs du pays poussent sur ces pentes, et la plupart des stations de lavage se visitent volontiers entre mars et juin.</p>
<h2>En pratique</h2>
<p>De Kigali, il y a environ 155 km et 3 heures à 3 h 30 jusqu’à Rubavu, environ 130 km et 2 h 30 à 3 heures jusqu’à Karongi. La route goudronnée de la rive relie les trois villes. Baignez-vous où votre hôte se baigne. Les nuits sont douces, et les orages qui traversent le lac en avril sont un spectacle à eux seuls.</p>`,
};
