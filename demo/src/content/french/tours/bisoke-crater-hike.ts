import type { FrenchRecord } from '../types.ts';

export const bisokeCraterHikeInFrench: FrenchRecord = {
  title: 'Le lac de cratère du Bisoke à pied, 2 jours',
  location: 'Mont Bisoke, parc national des Volcans',
  departureTime: '14:00, depuis votre hôtel à Kigali',
  toursBody: `<p>Le Bisoke est le volcan de ceux qui ont un jour devant eux et de bons genoux. Le sentier monte tout droit à travers la forêt d’hagenias drapés de mousse, passe devant des lobélies géantes qu’on dirait empruntées à une autre planète, et atteint le bord du cratère à <strong>3 711 m</strong>. Au fond, un lac rond et froid d’environ 400 m de large et, sur l’autre rive, un autre pays.</p>
<h2>La montée en chiffres</h2>
<table><tbody><tr><th>Départ du sentier</th><td>environ 2 600 m</td></tr><tr><th>Bord du cratère</th><td>3 711&nbsp;m</td></tr><tr><th>Montée</th><td>3 à 4 heures</td></tr><tr><th>Descente</th><td>2 à 3 heures</td></tr><tr><th>Boue</th><td>plus que vous ne pensez</td></tr></tbody></table>
<p>Le permis de randonnée du parc (75 USD pour les visiteurs étrangers), son guide et ses gardes sont <strong>compris</strong>. Il arrive de croiser des gorilles en chemin ; le groupe attend alors, s’écarte et repart, car une randonnée n’est pas une visite aux gorilles.</p>`,
  'itinerary.0.title': 'De Kigali à Musanze',
  'itinerary.0.body':
    '<p>2 heures à 2 h 30 vers le nord, environ 100 km. Vérification des chaussures et des sacs, dîner tôt, coucher tôt.</p>',
  'itinerary.1.title': 'Jusqu’au cratère et retour',
  'itinerary.1.body':
    '<p>Consignes à Kinigi à 7 h, puis 40 minutes de piste cahoteuse jusqu’au départ du sentier. En haut vers midi, déjeuner au bord du lac si les nuages le veulent bien, en bas avant 15 h 30. Douche chaude à Musanze, et retour à Kigali vers 20 h.</p>',
  'includes.0': 'Permis de randonnée pour le Bisoke (75 USD) pour chaque personne',
  'includes.1': 'Guide et gardes du parc',
  'includes.2': 'Une nuit à Musanze en pension complète, et un pique-nique',
  'includes.3': 'Véhicule tout-terrain, chauffeur et carburant',
  'excludes.0': 'Les porteurs (environ 20 USD)',
  'excludes.1': 'La location de chaussures ou de guêtres',
  'excludes.2': 'Les boissons',
  'excludes.3': 'Les pourboires',
  'tips.0': 'Des chaussures que vous êtes prêt à nettoyer deux fois, et des guêtres si vous en avez.',
  'tips.1': 'Kigali est à 1 570 m : passez une nuit à Musanze avant la montée, comme le fait ce circuit.',
  'tips.2': 'Deux litres d’eau, des gants, et une chemise sèche pour le sommet.',
  'tips.3': 'Faites demi-tour quand le guide le dit : la foudre n’est pas un panorama.',
};
