import type { FrenchRecord } from '../types.ts';

export const gishwatiForestRebornInFrench: FrenchRecord = {
  title: 'Gishwati, une forêt qui renaît, 3 jours',
  location: 'Parc national de Gishwati-Mukura, province de l’Ouest',
  departureTime: '08:00, depuis votre hôtel à Kigali',
  toursBody: `<p>Il y a vingt ans, Gishwati n’était plus que quelques centaines d’hectares d’arbres autour d’une poignée de chimpanzés. C’est aujourd’hui le cœur du plus jeune parc national du Rwanda, et la lisière gagne du terrain chaque année. Un voyage pour ceux qui aiment recevoir les bonnes nouvelles au rythme de la marche.</p>
<h2>Encore en préparation</h2>
<p>Nous parcourons les sentiers avec les guides du parc et choisissons les fermes où dormir. Les prix sont provisoires et comprennent les marches guidées, et une marche vers les chimpanzés pour chaque personne.</p>`,
  'tips.0': 'La ferme prête des bottes en caoutchouc.',
  'tips.1': 'Il y a très peu de visiteurs : apportez un livre et votre propre calme.',
  'includes.0': 'Marches guidées dans le parc, et une marche vers les chimpanzés par personne',
  'includes.1': 'Deux nuits dans une ferme laitière, en pension complète',
  'includes.2': 'Véhicule tout-terrain, chauffeur-guide et carburant',
  'excludes.0': 'Les boissons',
  'excludes.1': 'Les pourboires',
  'excludes.2': 'L’assurance voyage',
  'itinerary.0.title': 'De Kigali à Gishwati',
  'itinerary.0.body':
    '<p>Par Musanze ou Ngororero, selon l’état des routes, 4 heures. Du fromage au déjeuner, la ferme l’après-midi.</p>',
  'itinerary.1.title': 'Dans la forêt',
  'itinerary.1.body':
    '<p>Les chimpanzés tôt le matin, puis le sentier de la cascade. Soirée au village avec un apiculteur.</p>',
  'itinerary.2.title': 'Les pâturages, et le retour',
  'itinerary.2.body': '<p>Deux heures à pied à travers les pâturages jusqu’au goudron ; Kigali avant 16 h.</p>',
};
