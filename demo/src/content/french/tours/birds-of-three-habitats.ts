import type { FrenchRecord } from '../types.ts';

export const birdsOfThreeHabitatsInFrench: FrenchRecord = {
  title: 'Oiseaux du marais, de la forêt et de la plaine, 8 jours',
  location: 'Nyandungu, Rugezi, Nyungwe et Akagera',
  departureTime: '06:30, depuis votre hôtel à Kigali',
  toursBody: `<p>Plus de <strong>700 espèces</strong> d’oiseaux ont été notées dans un pays que l’on traverse en un jour. Le secret est de changer d’altitude : marais à papyrus à 2 050 m, forêt de montagne à 2 400, acacias secs à 1 300. Ce circuit le fait en huit jours, lentement, avec un guide qui connaît les chants et un véhicule où chacun a sa fenêtre.</p>
<h2>Ce que nous cherchons</h2>
<ul><li><strong>Rugezi</strong> : la bouscarle de Grauer, le serin du papyrus, et des grues royales en couple</li><li><strong>Nyungwe</strong> : plus de deux douzaines d’oiseaux que l’on ne trouve que le long du rift Albertin, dont le touraco du Ruwenzori et le souimanga royal</li><li><strong>Akagera</strong> : le gonolek des papyrus, le barbican à face rouge, les becs-ouverts et, avec de la patience, le bec-en-sabot</li></ul>
<h2>Quatre voyageurs au plus</h2>
<p>Au-delà de quatre, le dernier de la file ne voit que des branches qui bougent ; nous ne proposons donc pas ce circuit à cinq.</p>`,
  'tips.0': 'Les meilleurs mois : de fin mai à septembre pour le confort, de novembre à février pour les migrateurs.',
  'tips.1': 'Des couleurs ternes et une veste silencieuse : le nylon bruisse.',
  'tips.2': 'Nous emportons une longue-vue ; apportez vos jumelles.',
  'tips.3': 'Des listes en anglais, en français ou par nom scientifique : dites-nous laquelle vous tenez.',
  'includes.0': 'Guide spécialiste des oiseaux',
  'includes.1': 'Sept nuits, en pension complète hors de Kigali',
  'includes.2': 'Entrées et sentiers guidés à Nyungwe, entrée de l’Akagera',
  'includes.3': 'Bateau sur le lac Ihema et canoë au Rugezi',
  'includes.4': 'Véhicule tout-terrain et carburant',
  'excludes.0': 'Les permis gorilles et chimpanzés (qui peuvent s’ajouter)',
  'excludes.1': 'Les boissons',
  'excludes.2': 'Les pourboires',
  'excludes.3': 'L’assurance voyage',
  'itinerary.0.title': 'Un marais dans la ville',
  'itinerary.0.body':
    '<p>L’éco-parc de Nyandungu, à dix minutes de l’aéroport : tisserins, martins-pêcheurs, hérons, soixante espèces sans peine avant le déjeuner. Nuit à Kigali.</p>',
  'itinerary.1.title': 'Le marais de Rugezi',
  'itinerary.1.body':
    '<p>2 h 30 vers le nord, jusqu’à une tourbière nichée entre les collines. Un canoë nous mène dans les papyrus. Puis Musanze pour la nuit, à une heure et demie, au-delà des lacs jumeaux.</p>',
  'itinerary.2.title': 'Descente vers le lac Kivu',
  'itinerary.2.body':
    '<p>Matinée dans les jardins et les bois près de Musanze, puis Karongi par Rubavu : 165 km, 4 heures à 4 h 30.</p>',
  'itinerary.3.title': 'Le long de la rive jusqu’à Nyungwe',
  'itinerary.3.body':
    '<p>3 h 30 jusqu’à Gisakura, avec des haltes dans les baies. Première marche en lisière de forêt avant la nuit.</p>',
  'itinerary.4.title': 'Nyungwe : Kamiranzovu',
  'itinerary.4.body':
    '<p>Le sentier de la cuvette marécageuse : 500 m de descente et, hélas, autant de montée. Des touracos géants si les figues sont mûres. Les chouettes après le dîner.</p>',
  'itinerary.5.title': 'La canopée, et la route de l’est',
  'itinerary.5.body':
    '<p>Des souimangas à hauteur des yeux depuis la passerelle d’Uwinka. Puis 5 à 6 heures jusqu’à Kigali.</p>',
  'itinerary.6.title': 'L’Akagera',
  'itinerary.6.body':
    '<p>2 h 30 jusqu’à la porte sud. Les oiseaux des acacias jusqu’à midi, le bateau sur l’Ihema l’après-midi : anhingas, jacanas, pygargues. Nuit dans le parc.</p>',
  'itinerary.7.title': 'Dernière plaine, dernière liste',
  'itinerary.7.body':
    '<p>L’aube dans la plaine pour les alouettes, les vanneaux et les messagers sagittaires ; Kigali avant 15 h, et la liste lue autour d’un café.</p>',
};
