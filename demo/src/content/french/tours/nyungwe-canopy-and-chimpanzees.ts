import type { FrenchRecord } from '../types.ts';

export const nyungweCanopyAndChimpanzeesInFrench: FrenchRecord = {
  title: 'La canopée de Nyungwe et ses chimpanzés, 3 jours',
  location: 'Parc national de Nyungwe, provinces du Sud et de l’Ouest',
  departureTime: '07:00, depuis votre hôtel à Kigali',
  toursBody: `<p>Nyungwe était déjà ancienne quand les volcans du nord ont commencé à fumer. Plus de <strong>1 000 km²</strong> de forêt de montagne drapent la ligne de partage entre le Congo et le Nil ; depuis 2023, elle est inscrite au patrimoine mondial. Treize espèces de primates y vivent, plus de 300 d’oiseaux, et plus d’orchidées que l’on n’a jamais réussi à en compter.</p>
<h2>Deux façons de voir une forêt</h2>
<p>La première est à pied et hors d’haleine. Les chimpanzés quittent leurs nids à l’aube et vont vite ; les pisteurs annoncent la direction, et le chemin est le leur plutôt que le vôtre. Quand la troupe s’installe dans un figuier en fruits, vous comprenez pourquoi vous vous êtes levés à quatre heures.</p>
<p>La seconde est d’en haut. À <strong>Uwinka</strong>, une passerelle suspendue de 160 m franchit un ravin à quelque 70 m du sol, à la hauteur des cimes où se nourrissent souimangas et touracos. Elle se balance un peu. Ceux qui la traversent aussi.</p>
<h2>Les permis</h2>
<p>Le permis chimpanzés (150 USD pour les visiteurs étrangers) et la passerelle sont <strong>compris</strong> pour chaque personne.</p>`,
  'tips.0': 'De vraies chaussures de marche qui accrochent : les sentiers de la forêt sont d’argile.',
  'tips.1': 'Le parc fixe un âge minimum pour les chimpanzés : demandez-nous avant de réserver avec des adolescents.',
  'tips.2': 'Attendez-vous à de la pluie n’importe quel après-midi, surtout de mars à mai, en octobre et en novembre.',
  'tips.3': 'Une polaire pour le soir : Uwinka est à près de 2 450 m.',
  'includes.0': 'Un permis chimpanzés (150 USD) par personne',
  'includes.1': 'La passerelle de la canopée avec un guide du parc',
  'includes.2': 'Deux nuits près de Gisakura ou de Kitabi, en pension complète',
  'includes.3': 'Véhicule tout-terrain, chauffeur-guide et carburant',
  'includes.4': 'Visite d’une plantation de thé',
  'includes.5': 'Entrée du musée ethnographique de Huye',
  'excludes.0': 'Les autres sentiers guidés du parc',
  'excludes.1': 'Les boissons',
  'excludes.2': 'Les pourboires',
  'excludes.3': 'L’assurance voyage',
  'itinerary.0.title': 'De Kigali à Nyungwe',
  'itinerary.0.body':
    '<p>225 km jusqu’à Uwinka, 5 à 6 heures de route, coupées au milieu par le musée ethnographique et le déjeuner à Huye. À Kitabi, la route entre dans la forêt et y reste 50 km : gardez un œil sur les arbres, pour les cercopithèques de L’Hoest et les colobes. Nuit au milieu du thé, près de Gisakura.</p>',
  'itinerary.1.title': 'Les chimpanzés à l’aube, le thé l’après-midi',
  'itinerary.1.body':
    '<p>Départ à 4 h 30 avec un petit-déjeuner à emporter. La marche prend de deux à cinq heures et comprend jusqu’à une heure avec les chimpanzés.</p><p>Après le déjeuner et le repos, à travers le thé jusqu’à l’usine : de la feuille mouillée à la table de dégustation en une heure.</p>',
  'itinerary.2.title': 'La passerelle, et le retour',
  'itinerary.2.body':
    '<p>Du centre des visiteurs d’Uwinka, une boucle guidée d’environ deux heures descend à la passerelle et remonte. En route au plus tard à 11 h 30, à Kigali vers 17 h 30.</p>',
};
