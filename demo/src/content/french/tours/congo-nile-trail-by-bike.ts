import type { FrenchRecord } from '../types.ts';

export const congoNileTrailByBikeInFrench: FrenchRecord = {
  title: 'Le sentier Congo-Nil à vélo, 7 jours',
  location: 'Lac Kivu, de Rubavu à Rusizi',
  departureTime: '08:00, depuis votre hôtel à Kigali',
  toursBody: `<p>Le sentier Congo-Nil suit la rive orientale du lac Kivu sur <strong>227 km</strong>, une croupe verte après l’autre, à travers le café, l’eucalyptus et des villages de pêcheurs où la cloche de l’école est ce qu’il y a de plus bruyant. À vélo tout-terrain, vos sacs dans la camionnette, c’est la plus belle semaine de cyclisme d’Afrique centrale, et nous ne le disons pas à la légère.</p>
<h2>Est-ce difficile ?</h2>
<p>Vous roulez de 35 à 55 km par jour, presque toujours sur piste, avec 700 à 1 200 m de montée. Rien n’est technique. Il faut être à l’aise quatre à cinq heures sur un vélo tout-terrain ; sinon, la camionnette n’est jamais loin.</p>
<h2>À deux, à trois ou à cinq</h2>
<p>La camionnette d’assistance porte trois vélos et un vélo de secours. Pour cinq, nous en louons une seconde. C’est pourquoi la liste des prix passe de trois à cinq, et pourquoi nous n’envoyons personne seul sur cette route ; si vous êtes quatre, parlez-en à notre bureau, nous trouverons une solution.</p>
<table><tbody><tr><th>Étape</th><th>Distance</th></tr><tr><td>De Rubavu à Kinunu</td><td>environ 45 km</td></tr><tr><td>De Kinunu à Karongi</td><td>environ 55 km</td></tr><tr><td>De Karongi à Mugonero</td><td>environ 35 km</td></tr><tr><td>De Mugonero à Nyamasheke</td><td>environ 45 km</td></tr><tr><td>De Nyamasheke à Rusizi</td><td>environ 45 km</td></tr></tbody></table>`,
  'tips.0': 'Un cuissard rembourré. Aucun autre conseil ne compte autant.',
  'tips.1': 'Le lac est à 1 460 m et le soleil est fort, même sous les nuages.',
  'tips.2':
    'Les enfants feront la course avec vous dans les montées, et gagneront ; demandez avant de les photographier.',
  'tips.3': 'Dites-nous votre taille et vos pédales préférées quand vous réservez.',
  'includes.0': 'Vélo tout-terrain à fourche suspendue, et casque',
  'includes.1': 'Guide cycliste et camionnette d’assistance avec l’outillage d’un mécanicien',
  'includes.2': 'Six nuits en maisons d’hôtes et petits hôtels au bord du lac, petit-déjeuner et dîner',
  'includes.3': 'Déjeuner les jours de vélo',
  'includes.4': 'Bateau parmi les îles de Karongi',
  'includes.5': 'Tous les transferts depuis et vers Kigali',
  'excludes.0': 'Les boissons autres que l’eau',
  'excludes.1': 'Les vêtements et chaussures de vélo',
  'excludes.2': 'Les pourboires',
  'excludes.3': 'Une assurance voyage qui couvre le vélo',
  'itinerary.0.title': 'De Kigali à Rubavu, et premier tour de roue',
  'itinerary.0.body':
    '<p>La route de l’ouest monte par Musanze et le pied des volcans : 155 km, 3 heures à 3 h 30. Réglage des vélos après le déjeuner, puis 15 km faciles le long de la plage et jusqu’aux sources chaudes, pour se dégourdir les jambes.</p>',
  'itinerary.1.title': 'De Rubavu à Kinunu',
  'itinerary.1.body':
    '<p>Environ 45 km. Le goudron finit à la brasserie et le sentier commence : un balcon au-dessus de l’eau, puis la descente vers la station de lavage de café de Kinunu et une baignade avant le dîner.</p>',
  'itinerary.2.title': 'De Kinunu à Karongi',
  'itinerary.2.body':
    '<p>Environ 55 km, la plus longue étape. De longues montées à l’intérieur des terres, entre bananiers et manioc, et une descente rafraîchissante vers les baies de Karongi. Départ tôt, grand déjeuner.</p>',
  'itinerary.3.title': 'Les îles, puis Mugonero',
  'itinerary.3.body':
    '<p>Bateau à 7 h vers les îles de Karongi ; sur l’une d’elles, des milliers de roussettes pendent aux arbres. L’après-midi, une courte étape d’environ 35 km dans une belle lumière, sur une bonne route loin au-dessus du lac.</p>',
  'itinerary.4.title': 'De Mugonero à Nyamasheke',
  'itinerary.4.body':
    '<p>Environ 45 km de baies profondes et de crêtes étroites. À l’est apparaît la ligne boisée de Nyungwe : la pluie qui tombe de l’autre côté finit dans la Méditerranée, celle de ce côté-ci dans l’Atlantique.</p>',
  'itinerary.5.title': 'De Nyamasheke à Rusizi',
  'itinerary.5.body':
    '<p>Les 45 derniers kilomètres filent à travers le thé jusqu’à la presqu’île de Rusizi, où le lac devient rivière et s’en va vers le sud. Du poisson sur le gril, les vélos sur la camionnette.</p>',
  'itinerary.6.title': 'Le retour par la forêt',
  'itinerary.6.body':
    '<p>Retour à Kigali à travers Nyungwe : environ 265 km et 6 heures à 6 h 30, avec une halte pour les singes du bord de route et une autre pour déjeuner à Huye.</p>',
};
