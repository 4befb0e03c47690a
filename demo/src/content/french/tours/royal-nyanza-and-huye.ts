import type { FrenchRecord } from '../types.ts';

export const royalNyanzaAndHuyeInFrench: FrenchRecord = {
  title: 'Nyanza la royale et Huye, 2 jours',
  location: 'Nyanza et Huye, province du Sud',
  departureTime: '08:00, depuis votre hôtel à Kigali',
  toursBody: `<p>C’est dans le Sud que le Rwanda garde le souvenir de ses rois. Nyanza fut le siège des deux derniers souverains ; Huye, à quarante minutes, a l’université, le meilleur musée du pays et des versants de caféiers primés à l’étranger.</p>
<h2>La cour de Rukari</h2>
<p>Au sommet d’une colline de Nyanza, la résidence royale a été reconstruite à l’ancienne : un grand dôme de chaume, tressé de l’intérieur comme un panier, avec une petite maison pour le lait et une autre pour la bière. À côté paissent les <strong>inyambo</strong>, les vaches royales dont les cornes dépassent parfois deux mètres d’envergure, et à qui leurs gardiens chantent encore. À quelques pas, la villa blanche de 1932, où la même cour apprit à vivre avec des fauteuils.</p>
<h2>Le musée et le café</h2>
<p>Le <strong>musée ethnographique</strong> de Huye explique par les objets ce que les guides tentent d’expliquer par les mots : paniers, tambours, lances, une maison entière. Le lendemain matin est pour le café, de la cerise à la tasse, sur le versant de la montagne de Huye.</p>`,
  'tips.0': 'Le café se récolte de mars à juin environ ; hors de ces mois, on voit la pépinière et la torréfaction.',
  'tips.1': 'Demandez avant de toucher les vaches : leur gardien vous montrera comment.',
  'tips.2': 'Prévoyez une tenue sobre pour le palais et le mémorial.',
  'includes.0': 'Entrée du musée du palais royal et du musée ethnographique',
  'includes.1': 'Promenade dans le café, avec dégustation',
  'includes.2': 'Une nuit à Huye, petit-déjeuner et dîner',
  'includes.3': 'Voiture, chauffeur-guide et carburant',
  'excludes.0': 'Les déjeuners',
  'excludes.1': 'Les boissons',
  'excludes.2': 'Les pourboires',
  'itinerary.0.title': 'Kigali, Nyanza, Huye',
  'itinerary.0.body':
    '<p>1 h 45 (environ 90 km) jusqu’à Nyanza et une longue matinée à la cour royale. Déjeuner en ville. L’après-midi, encore 40 km jusqu’à Huye pour le musée ; le soir, tambours et danse quand la troupe répète.</p>',
  'itinerary.1.title': 'Le café sur la montagne de Huye',
  'itinerary.1.body':
    '<p>Trois heures à pied entre les arbres d’ombrage, la station de lavage et les tables de séchage, et une dégustation à la fin. Si vous le souhaitez, nous nous arrêtons au mémorial de Murambi (30 km à l’ouest). Retour à Kigali vers 17 h après 130 km et 2 h 30.</p>',
};
