import type { FrenchRecord } from '../types.ts';

export const teaCountryInFrench: FrenchRecord = {
  title: 'Au pays du thé, 2 jours',
  location: 'Kinihira et Gicumbi, province du Nord',
  departureTime: '09:00, depuis votre hôtel à Kigali',
  toursBody: `<p>Au nord de Kigali, il y a un vert que le reste du pays ne connaît pas : celui du thé, uni, vif et taillé court. Il tapisse les fonds de vallée asséchés près de Gicumbi et monte les collines de Kinihira en lignes peignées, avec des eucalyptus sur les crêtes et de la brume en bas jusqu’à neuf heures.</p>
<h2>De la feuille à la tasse</h2>
<p>Vous partez avec les cueilleurs, qui prennent deux feuilles et un bourgeon et les jettent par-dessus l’épaule sans regarder ; vous, vous regarderez. Puis l’usine, tiède et odorante comme un grenier à foin : flétrissage, roulage, oxydation, séchage, tri. La dégustation se fait debout et bruyamment, comme il se doit.</p>
<h2>Et le temps de ne rien faire</h2>
<p>Il y a un jardin, une bibliothèque, une promenade jusqu’à la crête, un vélo si le cœur vous en dit. C’est le week-end que les gens de Kigali gardent pour eux.</p>`,
  'itinerary.0.title': 'De Kigali à Kinihira',
  'itinerary.0.body':
    '<p>Environ 70 km et 2 heures, la seconde moitié sur une bonne piste le long de la crête. Déjeuner sous la véranda, puis dans les champs avec l’équipe de l’après-midi. Coucher de soleil depuis la colline et, par temps clair, les volcans à l’ouest.</p>',
  'itinerary.1.title': 'L’usine, Gicumbi, et le retour',
  'itinerary.1.body':
    '<p>Visite de l’usine et dégustation le matin. Retour par la vallée de Mulindi, près de Gicumbi, où le thé pousse sur un ancien marais à papyrus. Arrivée à Kigali avant 16 h (60 km, 1 h 30).</p>',
  'includes.0': 'Une nuit dans la maison d’hôtes d’un planteur, en pension complète',
  'includes.1': 'Promenade dans les champs avec un cueilleur',
  'includes.2': 'Visite de l’usine et dégustation',
  'includes.3': 'Voiture avec chauffeur et carburant',
  'excludes.0': 'Le thé à emporter',
  'excludes.1': 'Les boissons autres que le thé',
  'excludes.2': 'Les pourboires',
  'tips.0': 'L’usine ne tourne pas le dimanche ; on en voit davantage en semaine.',
  'tips.1': 'Un vêtement chaud : la plantation est à près de 2 000 m.',
  'tips.2': 'Des bottes ou de vieilles chaussures pour les champs.',
};
