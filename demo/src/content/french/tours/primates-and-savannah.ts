import type { FrenchRecord } from '../types.ts';

export const primatesAndSavannahInFrench: FrenchRecord = {
  title: 'Primates et savane, 9 jours',
  location: 'Akagera, Volcans, lac Kivu et Nyungwe',
  departureTime: '08:00, depuis votre hôtel ou l’aéroport de Kigali',
  toursBody: `<p>Le Rwanda est assez petit pour que neuf jours en soient une vraie traversée : des éléphants à 1 300 m jusqu’aux gorilles à 3 000, en passant par un grand lac et par la plus ancienne forêt de la région. Quatre lieux très différents, jamais plus de six heures de route par jour, et un après-midi libre là où vous en voudrez un.</p>
<h2>Ce que vous venez voir</h2>
<ul><li><strong>Akagera</strong> : les Big Five, et un bateau parmi les hippopotames</li><li><strong>Volcans</strong> : les gorilles de montagne un matin, les singes dorés le lendemain</li><li><strong>Lac Kivu</strong> : une soirée sans aucune obligation</li><li><strong>Nyungwe</strong> : les chimpanzés, et la forêt vue de la passerelle</li></ul>
<h2>Tous les permis sont dans le prix</h2>
<p>Pour chaque personne, le total comprend un permis gorilles (1 500 USD), un permis singes dorés (100 USD), un permis chimpanzés (150 USD), la passerelle de la canopée et l’entrée de l’Akagera pour deux nuits. Les permis sont personnels : il nous faut les données du passeport dans la semaine qui suit la réservation, et le plus longtemps possible avant le voyage.</p>`,
  'tips.0': 'Pour juin à septembre, réservez quatre à six mois à l’avance : le nombre de permis par jour est limité.',
  'tips.1': 'Un sac souple de 15 kg : le véhicule est spacieux, les allées des lodges ne le sont pas.',
  'tips.2': 'Plusieurs couches : il vous faudra un chapeau le lundi et une polaire le jeudi.',
  'tips.3': 'Un certificat de fièvre jaune est nécessaire si vous arrivez d’un pays où la maladie existe.',
  'includes.0': 'Un permis gorilles (1 500 USD), un permis singes dorés et un permis chimpanzés par personne',
  'includes.1': 'Entrée de l’Akagera pour deux nuits et bateau sur le lac Ihema',
  'includes.2': 'La passerelle de la canopée à Uwinka',
  'includes.3': 'Huit nuits en lodges et petits hôtels, en pension complète hors de Kigali',
  'includes.4': 'Véhicule de safari, chauffeur-guide et carburant pour neuf jours',
  'includes.5': 'Les transferts de l’aéroport',
  'excludes.0': 'Les vols internationaux et le visa',
  'excludes.1': 'Les porteurs',
  'excludes.2': 'Les boissons',
  'excludes.3': 'Les pourboires',
  'excludes.4': 'L’assurance voyage',
  'itinerary.0.title': 'Kigali',
  'itinerary.0.body':
    '<p>Le mémorial de Gisozi, le marché de Kimironko, et la vue depuis la crête au coucher du soleil. Nuit à Kigali (1 570 m).</p>',
  'itinerary.1.title': 'De Kigali à l’Akagera',
  'itinerary.1.body':
    '<p>2 h 30 et environ 115 km jusqu’à la porte sud. Safari entre les lacs, bateau sur l’Ihema à seize heures.</p>',
  'itinerary.2.title': 'Une journée entière dans les plaines',
  'itinerary.2.body':
    '<p>Au nord jusqu’à la plaine de Kilala, et retour par une autre crête : zèbres, topis, élands, girafes, et tôt le matin la meilleure chance de voir des lions. Seconde nuit dans le parc.</p>',
  'itinerary.3.title': 'À travers le pays jusqu’aux volcans',
  'itinerary.3.body':
    '<p>La longue journée : environ 215 km et 5 h 30 à 6 heures par Kigali, où l’on déjeune. Le soir, les volcans sont devant votre fenêtre.</p>',
  'itinerary.4.title': 'Les gorilles de montagne',
  'itinerary.4.body':
    '<p>Consignes à 7 h, une montée d’une à quatre heures, une heure avec une famille. Après-midi libre.</p>',
  'itinerary.5.title': 'Les singes dorés, puis le lac Kivu',
  'itinerary.5.body':
    '<p>Une courte marche dans les bambous le matin. Après le déjeuner, par Rubavu et le long du lac jusqu’à Karongi : environ 165 km et 4 heures à 4 h 30, belles de bout en bout.</p>',
  'itinerary.6.title': 'Des îles le matin, du thé le soir',
  'itinerary.6.body':
    '<p>Bateau parmi les îles de Karongi, puis 3 h 30 vers le sud le long de la rive, baie après baie, jusqu’au thé de Gisakura.</p>',
  'itinerary.7.title': 'Les chimpanzés',
  'itinerary.7.body':
    '<p>Dans la forêt avant l’aube. De deux à cinq heures à pied ; un après-midi calme sur la terrasse, avec des colobes dans les arbres si le cœur leur en dit.</p>',
  'itinerary.8.title': 'La passerelle, et le retour à Kigali',
  'itinerary.8.body':
    '<p>La passerelle d’Uwinka à neuf heures, puis 5 à 6 heures jusqu’à Kigali, avec déjeuner à Huye. À l’aéroport avant 18 h 30 pour les vols de nuit.</p>',
};
