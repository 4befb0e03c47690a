import type { FrenchRecord } from '../types.ts';

export const grandCircuitInFrench: FrenchRecord = {
  title: 'Le grand tour du Rwanda, 14 jours',
  location: 'Les quatre parcs nationaux, le lac Kivu et le Sud royal',
  departureTime: 'À l’arrivée, depuis l’aéroport international de Kigali',
  toursBody: `<p>Deux semaines, une boucle, rien qui presse. Le grand tour passe par les <strong>quatre parcs nationaux</strong> et, entre eux, par ce que les voyages plus courts laissent au bord de la route : une matinée avec les vaches royales, une nuit au milieu du thé, une île sans habitants. Deux fois, vous restez trois nuits de suite, car la meilleure heure du jour est souvent celle que personne n’avait prévue.</p>
<h2>Pour qui</h2>
<p>Pour huit personnes au plus, qui partent ensemble les samedis indiqués plus bas. Nous le vendons à partir de deux places, car nul ne devrait rire seul pendant deux semaines ; qui voyage seul peut nous demander quel groupe cherche de la compagnie.</p>
<h2>Ce que le prix comprend</h2>
<p>Chaque personne reçoit un permis gorilles (1 500 USD), un permis singes dorés, un permis chimpanzés, la passerelle de la canopée et toutes les entrées des parcs en chemin. Pour une <strong>seconde visite aux gorilles</strong>, nous ajoutons un permis à prix coûtant.</p>
<table><tbody><tr><th>Distance</th><td>environ 1 350 km</td></tr><tr><th>Plus longue journée de route</th><td>5 à 6 heures</td></tr><tr><th>Altitude des nuits, la plus basse et la plus haute</th><td>1 300 m et environ 2 000 m</td></tr></tbody></table>`,
  'tips.0': 'On lave le linge à cinq des sept étapes : n’emportez que la moitié de vos affaires.',
  'tips.1': 'Demandez à votre médecin un avis sur le traitement antipaludique.',
  'tips.2': 'Apportez des photos imprimées de chez vous. Elles ouvrent toutes les conversations.',
  'includes.0': 'Un permis gorilles (1 500 USD), un permis singes dorés et un permis chimpanzés par personne',
  'includes.1': 'Toutes les entrées des parcs, la passerelle, et les bateaux sur l’Ihema, le Kivu et le Ruhondo',
  'includes.2': 'Treize nuits en lodges, camps et petits hôtels ; pension complète hors de Kigali',
  'includes.3': 'Véhicule de safari, chauffeur-guide et carburant pendant tout le voyage',
  'includes.4': 'Les musées de Nyanza et de Huye',
  'includes.5': 'Les transferts de l’aéroport',
  'excludes.0': 'Les vols internationaux et le visa',
  'excludes.1': 'Les porteurs',
  'excludes.2': 'Les boissons',
  'excludes.3': 'Le vol en montgolfière dans l’Akagera',
  'excludes.4': 'Les pourboires',
  'excludes.5': 'L’assurance voyage',
  'itinerary.0.title': 'Arrivée à Kigali',
  'itinerary.0.body':
    '<p>Accueil à l’aéroport. Si vous atterrissez tôt : la vue depuis la crête, et un tilapia grillé.</p>',
  'itinerary.1.title': 'Kigali',
  'itinerary.1.body': '<p>Le mémorial, le marché, Nyamirambo au crépuscule.</p>',
  'itinerary.2.title': 'Vers l’Akagera',
  'itinerary.2.body': '<p>2 h 30 vers l’est (environ 115 km). Lacs et acacias, premier safari.</p>',
  'itinerary.3.title': 'L’Akagera : les plaines',
  'itinerary.3.body':
    '<p>Toute la journée dans le nord du parc, avec un pique-nique : zèbres, topis, élands, des lions si le matin est bon.</p>',
  'itinerary.4.title': 'L’Akagera : le lac',
  'itinerary.4.body':
    '<p>Bateau sur l’Ihema, sieste, et un safari de nuit avec un guide du parc : galagos, hyènes, peut-être un léopard.</p>',
  'itinerary.5.title': 'Au pays du thé',
  'itinerary.5.body':
    '<p>Par Kayonza et la route de Kigali jusqu’à Kinihira, environ 170 km et 4 h 30. Soirée au-dessus du thé.</p>',
  'itinerary.6.title': 'Vers les volcans par les lacs jumeaux',
  'itinerary.6.body':
    '<p>L’usine le matin, puis 2 h 30 par de petites routes et un bateau sur le Ruhondo jusqu’à Musanze.</p>',
  'itinerary.7.title': 'Les singes dorés',
  'itinerary.7.body': '<p>Une marche douce jusqu’aux bambous ; l’après-midi, le musée de la recherche à Kinigi.</p>',
  'itinerary.8.title': 'Les gorilles de montagne',
  'itinerary.8.body': '<p>La matinée pour laquelle vous êtes venus. L’après-midi pour l’écrire.</p>',
  'itinerary.9.title': 'De Gishwati au lac Kivu',
  'itinerary.9.body':
    '<p>Environ 1 h 30 jusqu’au bureau du parc de Gishwati-Mukura, pour une marche dans une forêt qui repousse, puis 2 h 30 de descente vers Karongi.</p>',
  'itinerary.10.title': 'Le lac Kivu',
  'itinerary.10.body':
    '<p>Les îles en bateau, une baignade et, au crépuscule, les bateaux de pêche à trois coques qui sortent avec leurs chants et leurs lampes.</p>',
  'itinerary.11.title': 'Vers Nyungwe',
  'itinerary.11.body': '<p>3 h 30 le long de la rive jusqu’à Gisakura. Marche vers une cascade avant le dîner.</p>',
  'itinerary.12.title': 'Chimpanzés, canopée, Huye',
  'itinerary.12.body':
    '<p>Les chimpanzés dès l’aube, la passerelle d’Uwinka vers midi, et deux heures de plus jusqu’à Huye pour la nuit.</p>',
  'itinerary.13.title': 'Nyanza, et le retour',
  'itinerary.13.body':
    '<p>Le musée de Huye, la cour royale et les vaches aux longues cornes à Nyanza, puis 1 h 45 jusqu’à Kigali et l’aéroport dans la soirée.</p>',
  'seasons.0.name': 'Saison verte',
  'seasons.1.name': 'Saison verte',
  'seasons.2.name': 'Saison verte',
  'travellerTypes.0.label': 'Enfant de moins de 15 ans, sans les gorilles',
  'extras.0.label': 'Permis pour une seconde visite aux gorilles',
  'extras.1.label': 'Chambre individuelle, treize nuits',
};
