import type { FrenchTexts } from './types.ts';

const EXEMPLE = '<p>Un exemple de la démonstration : cet hébergement n’existe pas.</p>';

/** The demonstration lodges in French. */
export const lodgesInFrench: FrenchTexts = {
  'ridge-cottages-kinigi': {
    title: 'Cottages de la Crête, Kinigi',
    place: 'Kinigi, au pied du mont Sabyinyo',
    body: `<p>Douze cottages en pierre volcanique noire, sur la dernière crête avant le mur du parc. Chacun a une cheminée allumée avant votre retour de la forêt, une grande baignoire et une fenêtre qui encadre un volcan.</p><p>Le bureau du parc, où commence chaque matinée avec les gorilles, est à dix minutes.</p>${EXEMPLE}`,
  },
  'bamboo-villas': {
    title: 'Villas des Bambous',
    place: 'Au-dessus de Kinigi, à la lisière des bambous',
    body: `<p>Huit villas de bois et de verre, là où finissent les champs et commence le bambou. Un majordome, une terrasse chauffée, un spa pour les jambes qui ont grimpé et une cuisine qui suit le potager.</p>${EXEMPLE}`,
  },
  'twin-lakes-guesthouse': {
    title: 'Maison d’hôtes des lacs jumeaux',
    place: 'Sur la crête entre Burera et Ruhondo',
    body: `<p>Une maison de famille de dix chambres simples, sur la crête entre les deux lacs. Douches chaudes, cuisine maison, un jardin qui descend vers l’eau des deux côtés.</p>${EXEMPLE}`,
  },
  'terrace-house-karongi': {
    title: 'Maison des Terrasses, Karongi',
    place: 'Sur une presqu’île à Karongi, lac Kivu',
    body: `<p>Quatorze chambres sur une presqu’île plantée de pins, toutes tournées vers les îles. On se baigne depuis le ponton, on emprunte un kayak et l’on dîne quand les barques de pêche sortent avec leurs lampes.</p>${EXEMPLE}`,
  },
  'tea-bungalow-gisakura': {
    title: 'Bungalow du Thé, Gisakura',
    place: 'Dans le thé de Gisakura, au bord de Nyungwe',
    body: `<p>L’ancien bungalow du directeur d’une plantation de thé : neuf chambres, une véranda tout autour et la forêt derrière la dernière rangée. Les matins de chimpanzés, le petit déjeuner est à trois heures et demie, et personne ne s’en plaint.</p>${EXEMPLE}`,
  },
  'lake-tents-ihema': {
    title: 'Tentes du Lac, Ihema',
    place: 'Au bord du lac Ihema, dans l’Akagera',
    body: `<p>Onze tentes sur des plateformes de bois, avec de vrais lits, des salles de bains à ciel ouvert et des hippopotames sur la pelouse la nuit. Un gardien vous raccompagne après le dîner.</p>${EXEMPLE}`,
  },
  'savannah-deck': {
    title: 'La Terrasse de la Savane',
    place: 'Dans les plaines du nord de l’Akagera',
    body: `<p>Six suites sur pilotis au-dessus de la plaine des zèbres. Une longue terrasse, un feu, une table ; les safaris partent avant le soleil.</p>${EXEMPLE}`,
  },
  'garden-hotel-kiyovu': {
    title: 'Hôtel du Jardin, Kiyovu',
    place: 'Kiyovu, Kigali',
    body: `<p>Trente-deux chambres calmes autour d’un jardin avec piscine, à dix minutes à pied du centre de Kigali et à quarante en voiture de l’aéroport à la pire heure.</p>${EXEMPLE}`,
  },
};
