import type { FrenchRecord } from '../types.ts';

export const volcanoesNationalParkInFrench: FrenchRecord = {
  title: 'Parc national des Volcans',
  newsBody: `<p>Cinq volcans se dressent à la frontière nord-ouest du Rwanda, reliés aux genoux par la forêt. Le parc qui les protège est petit, environ <strong>160 km²</strong>, et sa limite est un mur de pierres de lave à hauteur de genou : d’un côté les pommes de terre et le pyrèthre, de l’autre la demeure du gorille de montagne.</p>
<h2>Les cinq</h2>
<table><tbody><tr><th>Volcan</th><th>Altitude</th><th>Pour les marcheurs</th></tr><tr><td>Karisimbi</td><td>4 507&nbsp;m</td><td>deux jours, une nuit sous la tente</td></tr><tr><td>Muhabura</td><td>4 127&nbsp;m</td><td>une très longue journée</td></tr><tr><td>Bisoke</td><td>3 711&nbsp;m</td><td>une journée, un lac de cratère au sommet</td></tr><tr><td>Sabyinyo</td><td>3 645&nbsp;m</td><td>dentelé ; trois pays s’y rencontrent</td></tr><tr><td>Gahinga</td><td>3 474&nbsp;m</td><td>une journée de montée régulière dans les bambous</td></tr></tbody></table>
<h2>Les gorilles</h2>
<p>Une douzaine de familles habituées reçoivent des visiteurs, chacune une seule heure par jour et par groupes de huit au plus. Le permis coûte <strong>1 500 USD</strong> aux visiteurs étrangers, et il paie les gardes, les écoles et les citernes le long du mur du parc. Il faut avoir au moins quinze ans, être en bonne santé et se trouver au bureau du parc, à Kinigi, à sept heures.</p>
<h2>Plus que des gorilles</h2>
<p>Les <strong>singes dorés</strong> se nourrissent dans les bambous du bas, au bout d’une marche facile pour la plupart des visiteurs. Les naturalistes aiment la montée vers la tombe de Dian Fossey et les restes de son camp de recherche, entre Karisimbi et Bisoke. Plus haut, la forêt change d’étage en étage : le bambou, puis les hagenias à barbe de mousse, puis la lande où lobélies et séneçons géants montent la garde dans les nuages.</p>
<h2>En pratique</h2>
<p>Logez à Musanze ou à Kinigi : comptez de 15 à 40 minutes jusqu’au bureau du parc, et de 2 heures à 2 h 30 depuis Kigali. Les matins sont bien plus souvent clairs que les après-midi. Il pleut en toute saison, les nuits sont froides et les pentes raides ; un porteur du village, ce sont les vingt dollars les mieux dépensés du voyage.</p>`,
};
