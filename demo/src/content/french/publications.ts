import type { FrenchTexts } from './types.ts';

const titled = (title: string) => ({ title });

/** The French titles of the demonstration documents, by the English titles; the documents themselves are English. */
export const publicationsInFrench: FrenchTexts = {
  'Green season offer: three nights in Akagera for the price of two': titled(
    'Offre de la saison verte : trois nuits dans l’Akagera pour le prix de deux',
  ),
  'A packing list for the volcanoes, and what to leave at home': titled(
    'Dans votre sac pour les volcans, et ce qu’il vaut mieux laisser chez vous',
  ),
  'Weekends for residents: four short journeys from Kigali': titled(
    'Week-ends pour les résidents : quatre courts voyages depuis Kigali',
  ),
  'Conference season: rooms, interpreters and transfers from one desk': titled(
    'La saison des conférences : salles, interprètes et transferts avec un seul interlocuteur',
  ),
  'Imisozi Safaris opens its trail fund for village guides': titled(
    'Imisozi Safaris crée un fonds des sentiers pour les guides de village',
  ),
  'New booking service lets visitors reserve now and pay later': titled(
    'Nouveau service : réserver maintenant, payer plus tard',
  ),
  'Draft: partnership for electric safari vehicles': titled(
    'Projet : partenariat pour des véhicules de safari électriques',
  ),
  'Travel health measures: what guests should know': titled('Mesures sanitaires en voyage : ce qu’il faut savoir'),
  'Archive: measures during the reopening of the parks': titled('Archive : mesures pendant la réouverture des parcs'),
};
