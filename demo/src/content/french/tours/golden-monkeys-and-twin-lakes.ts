import type { FrenchRecord } from '../types.ts';

export const goldenMonkeysAndTwinLakesInFrench: FrenchRecord = {
  title: 'Singes dorés et lacs jumeaux, 2 jours',
  location: 'Parc national des Volcans, lacs Burera et Ruhondo',
  departureTime: '12:30, depuis votre hôtel à Kigali',
  toursBody: `<p>Les singes dorés vivent dans les bambous des Virunga, à Gishwati, et nulle part ailleurs sur terre. Ils sont vifs, curieux et bien trop occupés pour poser, avec un dos couleur de mangue mûre. Le matin, des troupes de soixante et plus descendent jusqu’au bord des champs de pommes de terre et, à la différence des gorilles, ils vous font rarement grimper longtemps.</p>
<h2>Une journée plus douce chez les volcans</h2>
<p>La marche vers les singes prend en général de 30 à 60 minutes sur un terrain facile : c’est notre entrée préférée dans le parc pour les familles et pour quiconque préfère ne pas affronter une pente à 40 degrés avant le déjeuner. Le permis, <strong>100 USD</strong> pour les visiteurs étrangers, est <strong>compris</strong> pour chaque personne.</p>
<h2>Deux lacs, une coulée de lave</h2>
<p>Au pied du Muhabura (4 127 m), une coulée de lave barra jadis une vallée, puis une autre. Il en est resté le <strong>Burera</strong> et, une centaine de mètres plus bas, le <strong>Ruhondo</strong> : des fjords verts et raides, avec des îles, des pirogues et presque pas d’hôtel. Nous traversons un coin de l’un en bateau et voyons l’autre d’en haut.</p>`,
  'tips.0': 'Vitesse d’obturation rapide, pas de flash : les singes dorés ne tiennent pas en place.',
  'tips.1': 'Des manches longues pour les orties, même sur le chemin facile.',
  'tips.2': 'Les matins sont les plus clairs ; à onze heures, les volcans ont d’ordinaire mis leurs nuages.',
  'includes.0': 'Un permis singes dorés (100 USD) par personne',
  'includes.1': 'Une nuit près de Musanze, en pension complète',
  'includes.2': 'Bateau sur le lac Ruhondo',
  'includes.3': 'Véhicule tout-terrain, chauffeur-guide et carburant',
  'excludes.0': 'Les porteurs',
  'excludes.1': 'Les boissons',
  'excludes.2': 'Les pourboires',
  'excludes.3': 'L’assurance voyage',
  'itinerary.0.title': 'Kigali, lac Ruhondo, Musanze',
  'itinerary.0.body':
    '<p>La route du nord prend de 2 heures à 2 h 30 (environ 100 km). Avant Musanze, nous la quittons pour la rive du Ruhondo et une heure de bateau parmi les îles, cinq volcans alignés derrière. Soirée au coin du feu.</p>',
  'itinerary.1.title': 'Singes dorés, le Burera d’en haut, Kigali',
  'itinerary.1.body':
    '<p>Consignes à Kinigi à 7 h, une marche facile jusqu’aux bambous, une heure avec la troupe. Pique-nique au belvédère du Burera, puis retour à Kigali avant 17 h.</p>',
};
