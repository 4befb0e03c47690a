import type { FrenchRecord } from '../types.ts';

export const gorillasAndChimpanzeesInFrench: FrenchRecord = {
  title: 'Gorilles et chimpanzés, 5 jours',
  location: 'Parc national des Volcans, lac Kivu et Nyungwe',
  departureTime: '07:30, depuis votre hôtel à Kigali',
  toursBody: `<p>Nos deux plus proches parents, le temps d’une semaine de travail. Deux matinées dans deux forêts très différentes et, entre elles, une journée le long du lac Kivu pour laisser décanter la première avant que la seconde ne commence.</p>
<h2>Comment se compose le prix</h2>
<p>Le prix de votre groupe couvre le véhicule, le guide, les lodges et les repas. Les <strong>permis figurent un par un</strong>, parce que c’est le parc qui en fixe le prix et que vous devez le voir : 1 500 USD pour les gorilles et 150 USD pour les chimpanzés, par visiteur. Nous les achetons pour vous ; ce qu’ils deviennent si vous annulez est dit sous <em>Paiement et annulation</em>.</p>
<h2>Quand venir</h2>
<p>Les sentiers sont les plus secs de juin à septembre et de la mi-décembre à février, et tout le monde le sait. De la mi-mars à mai, il pleut presque tous les après-midi, la forêt est la plus verte et les lodges coûtent moins cher ; nous aussi.</p>`,
  'tips.0': 'Le parc admet les visiteurs à partir de 15 ans pour les deux marches.',
  'tips.1':
    'Envoyez-nous les données de vos passeports dans la semaine qui suit la réservation : les permis portent votre nom.',
  'tips.2': 'Deux pantalons pour la forêt : le premier ne sera pas sec à temps.',
  'tips.3': 'Pensez à une assurance voyage qui couvre un permis que vous ne pourriez pas utiliser.',
  'includes.0': 'Quatre nuits en lodges et petits hôtels, en pension complète hors de Kigali',
  'includes.1': 'Véhicule tout-terrain avec chauffeur-guide, carburant compris',
  'includes.2': 'Bateau vers les îles de Karongi',
  'includes.3': 'Eau potable dans des gourdes réutilisables',
  'excludes.0': 'Les vols internationaux et le visa',
  'excludes.1': 'Les boissons',
  'excludes.2': 'Les pourboires',
  'excludes.3': 'L’assurance voyage',
  'itinerary.0.title': 'De Kigali aux volcans',
  'itinerary.0.body':
    '<p>Environ 100 km et 2 h 30 jusqu’à Musanze. L’après-midi, promenade jusqu’à une école de village que l’argent des permis a construite, et coucher tôt.</p>',
  'itinerary.1.title': 'Les gorilles de montagne',
  'itinerary.1.body':
    '<p>Au bureau du parc, à Kinigi, avant 7 h. Une montée d’une à quatre heures, une heure avec une famille, et l’après-midi pour vos jambes.</p>',
  'itinerary.2.title': 'Le long du lac Kivu',
  'itinerary.2.body':
    '<p>À l’ouest jusqu’à Rubavu, puis au sud le long de la rive jusqu’à Karongi : 4 h 30 avec des haltes pour le café et les photos. Bateau parmi les îles à 17 h.</p>',
  'itinerary.3.title': 'À la lisière de Nyungwe',
  'itinerary.3.body':
    '<p>3 h 30 par la route du lac jusqu’à Gisakura. L’usine de thé l’après-midi, au lit sitôt le dîner fini.</p>',
  'itinerary.4.title': 'Les chimpanzés à l’aube, Kigali le soir',
  'itinerary.4.body':
    '<p>Dans la forêt à 5 h. De deux à cinq heures à pied, un brunch à Gisakura, et environ six heures de route jusqu’à Kigali, avant 20 h.</p>',
  'seasons.0.name': 'Saison verte',
  'seasons.1.name': 'Haute saison',
  'seasons.2.name': 'Saison verte',
  'seasons.3.name': 'Haute saison',
  'seasons.4.name': 'Saison verte',
  'seasons.5.name': 'Haute saison',
  'travellerTypes.0.label': 'Jeune',
  'extras.0.label': 'Permis gorilles',
  'extras.1.label': 'Permis chimpanzés',
  'extras.2.label': 'Chambre individuelle, quatre nuits',
  'extras.3.label': 'Porteur pour les deux marches',
};
