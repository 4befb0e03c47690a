import type { FrenchTexts } from './types.ts';

/** The demonstration events in French, with all their texts. */
export const eventsInFrench: FrenchTexts = {
  'imigongo-workshop-in-nyakarambi': {
    title: 'Atelier d’imigongo à Nyakarambi',
    place: 'Nyakarambi, district de Kirehe',
    description: `<p>Une journée dans l’Est avec la coopérative de femmes qui fait vivre l’<strong>imigongo</strong>. Du bout des doigts, vous posez sur une planche des crêtes de bouse de vache mêlée de cendre, vous les laissez sécher au soleil, vous les poncez, puis vous les peignez en noir, en blanc et en rouge terre. Non, cela ne sent rien, même si tout le monde pose la question.</p><ul><li>Trajet aller-retour depuis Kigali (environ 3 heures dans chaque sens)</li><li>Le matériel, et votre panneau à emporter</li><li>Déjeuner avec la coopérative</li></ul>`,
  },
  'lantern-regatta-on-lake-kivu': {
    title: 'Régate aux lanternes sur le lac Kivu',
    place: 'Front de lac de Karongi',
    description: `<p>Une fois par an, avant le travail de la nuit, les pêcheurs de Karongi font la course sur leurs bateaux à trois coques, puis repartent tous ensemble, chaque lampe allumée. On les regarde depuis la rive, des sambaza grillés à la main, ou depuis le pont de notre bateau.</p><p>Entrée libre pour tous ; à bord, les premiers arrivés sont les premiers servis.</p>`,
  },
  'basket-weavers-open-house': {
    title: 'Portes ouvertes chez les vannières',
    place: 'Jardin d’Imisozi Safaris, Kigali',
    description: `<p>Six coopératives de la province du Sud montrent comment naît un <strong>agaseke</strong> : d’une spirale de sisal pas plus large qu’une pièce de monnaie jusqu’au couvercle pointu, avec ce zigzag qui figure deux collines et le sentier qui les relie. Essayez-vous à un premier rang ; herbe, aiguilles et patience sont fournies.</p>`,
  },
  'sunrise-walk-over-three-hills': {
    title: 'Trois collines au lever du soleil',
    place: 'Kimihurura, Kigali',
    description: `<p>Neuf kilomètres avant le petit-déjeuner : de Kimihurura on descend par les bananeraies, on remonte vers Kacyiru, et l’on franchit la dernière crête au moment où le soleil quitte l’horizon. Un pas tranquille, des haltes pour regarder, et un guide de la ville qui a grandi sur la deuxième colline.</p><ul><li>Rendez-vous au rond-point de Kimihurura, dix minutes avant le départ</li><li>Thé et mandazi à l’arrivée</li><li>Enfants dès dix ans, accompagnés d’un adulte</li></ul>`,
  },
  'coffee-cupping-on-huye-mountain': {
    title: 'Dégustation de café sur la montagne de Huye',
    place: 'Montagne de Huye, province du Sud',
    description: `<p>Six cafés, un versant, trois modes de traitement. Un dégustateur de la station de lavage dresse la table et vous apprend à aspirer comme il faut, c’est-à-dire bruyamment ; ensuite, vous marchez jusqu’aux arbres qui ont donné la tasse gagnante. Le prix comprend le trajet depuis Huye, la dégustation, le déjeuner et 250 g de votre café préféré.</p>`,
  },
  'night-of-stars-in-akagera': {
    title: 'Nuit d’étoiles dans l’Akagera',
    place: 'Lac Shakani, parc national de l’Akagera',
    description: `<p>À deux degrés au sud de l’équateur, sans une ville en vue : la Croix du Sud et la Grande Ourse dans le même ciel. Nous campons dans le parc autour d’un seul feu, avec un télescope, le laser d’un astronome et, pour orchestre, les hippopotames du lac Shakani.</p><ul><li>Trajet depuis Kigali, entrée du parc, tente et couchage</li><li>Safari du soir, dîner et petit-déjeuner</li><li>Si le temps le permet ; remboursement intégral si les nuages l’emportent</li></ul>`,
  },
  'dugout-day-on-the-twin-lakes': {
    title: 'Une journée en pirogue sur les lacs jumeaux',
    place: 'Embarcadère de Kirambo, lac Burera',
    description: `<p>Traversez le Burera en pirogue de bois avec les passeurs de la rive nord, portez les embarcations par-dessus la bande de terre qui sépare les deux lacs, comme le faisaient les marchands, et terminez sur une île du Ruhondo devant un déjeuner de poisson frais. Il faut savoir nager ; chacun porte tout de même un gilet de sauvetage.</p>`,
  },
  'evening-of-drums-and-intore': {
    title: 'Soirée de tambours et d’intore',
    place: 'Amphithéâtre de Rebero, Kigali',
    description: `<p>Neuf tambourinaires, vingt danseurs, un versant de colline. La troupe ouvre la soirée avec les tambours royaux, les grands, ceux qui parlent en dernier, et finit par l’<strong>intore</strong>, la danse des héros aux longues crinières d’herbe. À l’entracte, bière de banane pour les amateurs et fruit de la passion pour les sages.</p><p>Le prix comprend une place, une boisson et la navette depuis le centre de Kigali.</p>`,
  },
  'bird-count-at-nyandungu-wetland': {
    title: 'Comptage d’oiseaux au marais de Nyandungu',
    place: 'Éco-parc de Nyandungu, Kigali',
    description: `<p>Des bénévoles, avec ou sans expérience, comptent les oiseaux du marais de la ville entre les premières lueurs et neuf heures, par équipes de quatre avec un guide. Les jumelles sont prêtées, le café est servi, et la liste est remise au parc. Nous attendons l’accord du parc avant d’annoncer la date.</p>`,
  },
};
