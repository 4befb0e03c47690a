import type { FrenchRecord } from '../types.ts';

export const gorillasOfTheVirungasInFrench: FrenchRecord = {
  title: 'Les gorilles des Virunga, 3 jours',
  location: 'Parc national des Volcans, Musanze',
  departureTime: '13:00, depuis votre hôtel à Kigali',
  toursBody: `<p>À deux heures au nord de Kigali, les collines cessent d’onduler et se dressent. Cinq volcans ferment l’horizon et, dans la forêt de leurs flancs, que se partagent trois pays, vit plus de la moitié des gorilles de montagne du monde. Ce court voyage tient tout entier à une chose : l’heure unique que vous passerez auprès d’eux, sans vous presser ni avant, ni après.</p>
<h2>Comment se passe la journée en forêt</h2>
<p>Vous êtes au bureau du parc, à <strong>Kinigi</strong>, avant 7 h. Les gardes forment des groupes de huit visiteurs au plus et confient à chacun une famille de gorilles, selon la marche que vous souhaitez. Depuis la lisière des champs, la montée prend de quarante minutes à quatre heures ; les pisteurs sont partis à l’aube et restent en contact par radio. Quand la famille est trouvée, votre heure commence. Nul besoin d’être athlète, mais le terrain est raide, mouillé et plein d’orties, et un porteur vaut bien ce qu’il coûte.</p>
<h2>Le permis, et ce qu’il finance</h2>
<p>Le permis coûte <strong>1 500 USD par visiteur étranger</strong> ; il est <strong>compris dans tous les prix de cette page</strong>. Une part revient aux villages qui bordent le parc, sous forme d’écoles, de citernes et de dispensaires : c’est l’une des raisons pour lesquelles les gorilles sont plus nombreux, quand tant d’autres animaux ne le sont pas.</p>
<table><tbody><tr><th>Altitude de Musanze</th><td>environ 1 850 m</td></tr><tr><th>Altitude de la marche</th><td>de 2 400 à 3 200 m</td></tr><tr><th>Groupe en forêt</th><td>8 visiteurs au plus</td></tr><tr><th>Temps avec les gorilles</th><td>une heure</td></tr><tr><th>Âge minimum</th><td>15 ans</td></tr></tbody></table>`,
  'tips.0': 'Un pantalon long, des manches longues et des gants de jardinage tiennent les orties à distance.',
  'tips.1':
    'Un rhume ou une toux peut être dangereux pour les gorilles : dites-le-nous, et le parc cherchera une autre date.',
  'tips.2': 'Une veste de pluie légère en toute saison ; protégez votre appareil de l’eau plutôt que vous-même.',
  'tips.3':
    'Engagez un porteur au départ du sentier : c’est une juste journée de salaire au village, et un bras sûr à la descente.',
  'includes.0': 'Un permis gorilles (1 500 USD) par personne',
  'includes.1': 'Deux nuits dans un lodge près de Musanze, en pension complète',
  'includes.2': 'Véhicule tout-terrain avec chauffeur-guide parlant anglais ou français, carburant compris',
  'includes.3': 'Visite du belvédère des lacs jumeaux',
  'includes.4': 'Eau potable dans des gourdes réutilisables',
  'excludes.0': 'Les vols internationaux et le visa',
  'excludes.1': 'Les porteurs au départ du sentier (environ 20 USD)',
  'excludes.2': 'Les boissons alcoolisées',
  'excludes.3': 'Les pourboires',
  'excludes.4': 'L’assurance voyage',
  'itinerary.0.title': 'De Kigali à Musanze par les mille collines',
  'itinerary.0.body':
    '<p>Nous partons après le déjeuner sur l’une des plus belles routes du pays : environ 100 km et 2 heures à 2 h 30 de virages, de bananeraies et de fours à briques, avec le premier volcan en vue bien avant Musanze. En fin d’après-midi, promenade au marché, puis dîner au coin du feu ; à 1 850 m, les nuits sont fraîches.</p>',
  'itinerary.1.title': 'Une heure avec les gorilles de montagne',
  'itinerary.1.body':
    '<p>Café à 5 h 30, puis une demi-heure de route jusqu’au bureau du parc, à Kinigi.</p><ul><li>7 h : consignes et rencontre de votre groupe</li><li>8 h : route jusqu’au départ du sentier, puis la montée</li><li>Une heure avec la famille, là où elle se nourrit ce jour-là</li><li>Retour pour un déjeuner tardif, entre midi et 16 h</li></ul><p>Le reste de l’après-midi appartient à l’eau chaude et à un fauteuil avec vue.</p>',
  'itinerary.2.title': 'Les lacs jumeaux le matin, Kigali pour le déjeuner',
  'itinerary.2.body':
    '<p>Une piste monte en 40 minutes à la crête entre le Burera et le Ruhondo, deux lacs que la lave a séparés. Après un café au-dessus de l’eau, retour à Kigali (2 h 30), où nous vous déposons à votre hôtel ou à l’aéroport avant 14 h.</p>',
  'gallery.0.alt': 'La chaîne des volcans Virunga émergeant de la brume du matin',
  'gallery.1.alt': 'Une famille de gorilles au repos dans une clairière',
  'gallery.2.alt': 'Des champs en mosaïque montant jusqu’au pied d’un volcan',
  'advice.fitness':
    'Être capable de monter de quarante minutes à quatre heures, sur un terrain raide et mouillé. Les gardes forment les groupes selon la marche que vous souhaitez, et un porteur vaut bien ce qu’il coûte.',
  'advice.faq.0.question': 'À partir de quel âge peut-on venir ?',
  'advice.faq.0.answer': 'À partir de 15 ans : c’est une règle du parc, et les gardes demandent votre passeport.',
  'advice.faq.1.question': 'Et si l’un de nous est enrhumé ?',
  'advice.faq.1.answer':
    'Les gorilles attrapent nos maladies. Dites-le-nous, et nous demanderons une autre date au parc.',
};
