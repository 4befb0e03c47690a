import type { FrenchRecord } from '../types.ts';

export const kigaliCityAndMemoryInFrench: FrenchRecord = {
  title: 'Kigali, ville et mémoire, 1 jour',
  location: 'Kigali',
  departureTime: '08:30, depuis votre hôtel à Kigali',
  toursBody: `<p>Kigali est posée sur ses crêtes comme un châle jeté sur une chaise : toits rouges, jacarandas, terrasses de papayers entre une tour de bureaux et la suivante. La plupart des voyageurs y dorment deux fois et n’en voient que la route de l’aéroport. Cette journée, en partie à pied, est pour ceux qui voudraient comprendre le lieu avant de partir vers les parcs.</p>
<h2>D’abord la mémoire</h2>
<p>Nous commençons au <strong>mémorial du génocide de Kigali</strong>, à Gisozi, où reposent plus de 250 000 victimes du génocide de 1994 contre les Tutsi. Vous le parcourez à votre rythme, avec l’audioguide ou en silence ; comptez deux heures. Votre guide attend dehors et ne fixe pas d’horaire.</p>
<h2>Puis la ville vivante</h2>
<p>Ensuite, la journée devient plus bruyante. Le marché de Kimironko, ses pyramides de fruits de la passion et ses tailleurs qui vous font une chemise pour le soir ; un déjeuner au buffet comme le prennent les employés de bureau ; des ateliers de peintres à Kacyiru ; et, en fin d’après-midi, les ruelles raides de <strong>Nyamirambo</strong>, le plus vieux quartier, tout en coiffeurs et en bars à lait. Nous finissons sur une terrasse face au centre de conférences, quand sa spirale s’allume.</p>`,
  'tips.0': 'Au mémorial, habillez-vous comme pour une église ou une mosquée ; on n’y photographie pas à l’intérieur.',
  'tips.1': 'Des chaussures confortables : la marche fait environ 6 km en tout, et rien n’est plat à Kigali.',
  'tips.2': 'Les sacs en plastique sont interdits au Rwanda ; prenez-en un en tissu pour le marché.',
  'includes.0': 'Un guide de la ville pour la journée',
  'includes.1': 'Voiture et chauffeur entre les quartiers',
  'includes.2': 'L’audioguide du mémorial',
  'includes.3': 'Le déjeuner, et un verre d’ikivuguto (lait fermenté) dans un bar à lait',
  'excludes.0': 'Le don au mémorial',
  'excludes.1': 'Les achats',
  'excludes.2': 'Le dîner',
  'excludes.3': 'Les pourboires',
  'itinerary.0.title': 'De Gisozi à Nyamirambo',
  'itinerary.0.body':
    '<ul><li>8 h 30 : nous passons vous prendre à votre hôtel</li><li>9 h : mémorial du génocide de Kigali, deux heures ou le temps qu’il vous faut</li><li>11 h 30 : marché de Kimironko à pied</li><li>13 h : déjeuner à Remera</li><li>14 h 30 : ateliers et galeries à Kacyiru</li><li>16 h : promenade à Nyamirambo : bar à lait, tailleurs, mosquée, vue depuis la route du haut</li><li>18 h : crépuscule sur la ville, et retour à votre hôtel avant 19 h</li></ul>',
  'travellerTypes.0.label': 'Enfant de 6 à 12 ans',
};
