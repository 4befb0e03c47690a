import type { FrenchRecord } from '../types.ts';

export const akageraWeekendInFrench: FrenchRecord = {
  title: 'La savane de l’Akagera, 2 jours',
  location: 'Parc national de l’Akagera, province de l’Est',
  departureTime: '06:00, depuis votre hôtel à Kigali',
  toursBody: `<p>L’Akagera, c’est le Rwanda que personne n’attend : chaud, bas et vaste, des acacias jusqu’à l’horizon et un chapelet de lacs le long de la frontière tanzanienne. Un parc de <strong>1 122 km²</strong> qui avait presque perdu ses animaux les a retrouvés. Les lions sont revenus en 2015, les rhinocéros noirs en 2017, les blancs en 2021 ; avec l’éléphant, le buffle et le léopard, les Big Five sont au complet.</p>
<h2>Du sud au nord</h2>
<p>La plupart des visiteurs d’un jour font demi-tour aux lacs du sud. En restant une nuit, nous pouvons faire ce que le paysage demande : entrer par le sud, nous réveiller dans le parc et le parcourir de bout en bout, jusqu’aux plaines ouvertes de Kilala et à la porte du nord. La végétation s’éclaircit en chemin, et les troupeaux grandissent.</p>
<h2>Sur l’eau</h2>
<p>Le bateau sur le <strong>lac Ihema</strong> est l’autre moitié de l’histoire. Des hippopotames par dizaines, de très grands crocodiles, et des pygargues qui appellent du haut des arbres morts ; avec de la chance, un bec-en-sabot au fond des papyrus.</p>
<p>L’entrée du parc et le bateau sont <strong>compris</strong> pour chaque personne du groupe.</p>`,
  'tips.0': 'Portez des couleurs claires : le bleu foncé et le noir attirent les mouches tsé-tsé.',
  'tips.1': 'Les lacs sont à 1 300 m et il fait chaud à midi ; un chapeau compte plus qu’une veste.',
  'tips.2':
    'De juin à septembre, c’est la saison la plus sèche et la meilleure pour les animaux ; de février à mai, la plus verte et la meilleure pour les oiseaux.',
  'tips.3': 'Les jumelles sont dans le véhicule, une paire pour deux.',
  'includes.0': 'Entrée du parc pour 24 heures',
  'includes.1': 'Sortie en bateau à horaire fixe sur le lac Ihema',
  'includes.2': 'Une nuit en camp de toile ou en lodge, en pension complète',
  'includes.3': 'Véhicule de safari à toit ouvrant, chauffeur-guide et carburant',
  'includes.4': 'Pique-nique le second jour',
  'excludes.0': 'Le safari de nuit avec un guide du parc (à réserver sur place)',
  'excludes.1': 'Les boissons',
  'excludes.2': 'Les pourboires',
  'excludes.3': 'L’assurance voyage',
  'itinerary.0.title': 'De Kigali au lac Ihema',
  'itinerary.0.body':
    '<p>Environ 115 km et 2 h 30 par Rwamagana et Kayonza, les derniers kilomètres sur piste. Après les formalités à la porte sud, une lente traversée des fourrés d’acacias : impalas, guibs, babouins, et des buffles près de l’eau.</p><p>Bateau sur le lac Ihema en fin d’après-midi, quand les hippopotames s’éveillent et que les collines tanzaniennes virent au cuivre.</p>',
  'itinerary.1.title': 'Le parc sur toute sa longueur',
  'itinerary.1.body':
    '<p>Départ aux premières lueurs, car à neuf heures les lions paressent déjà. La piste du nord prend six à sept heures avec toutes ses haltes : topis et zèbres dans la plaine de Kilala, girafes le long de la crête, souvent des éléphants près des lacs, entre les deux. Pique-nique sous un figuier ; sortie par la porte nord avant 15 h et retour à Kigali vers 18 h 30.</p>',
  'gallery.0.alt': 'Des zèbres qui paissent dans la plaine ouverte de Kilala',
  'gallery.1.alt': 'Des girafes broutant des acacias parasols sous un grand ciel',
  'gallery.2.alt': 'Des hippopotames et des papyrus sur l’eau calme du lac Ihema',
  'gallery.3.alt': 'Une montgolfière au-dessus de la savane au lever du soleil',
  'advice.season':
    'De juin à septembre, c’est la saison la plus sèche et la meilleure pour les animaux ; de février à mai, la plus verte et la meilleure pour les oiseaux.',
  'advice.fitness': 'Aucune condition particulière : on voit le parc depuis le véhicule et le bateau.',
};
