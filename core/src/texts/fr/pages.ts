import type { Texts } from '../texts.ts';
import type * as english from '../en/pages.ts';

export const services: Texts<typeof english.services> = {
  title: 'Services',
  description:
    'Circuits, billets d’avion, location de voitures, événements et hôtels : cinq services, un seul bureau à Kigali.',
  intro: 'Cinq services, un seul bureau à Kigali. Choisissez-en un, ou laissez-nous en réunir plusieurs pour vous.',
};

export const about: Texts<typeof english.about> = {
  title: 'Qui sommes-nous ?',
  description:
    'Qui nous sommes, comment nous travaillons et ce qui compte pour nous : une agence de voyages et de safaris de Kigali, chez elle dans tout le Rwanda.',
  values: 'Ce qui compte pour nous',
};

export const faq: Texts<typeof english.faq> = {
  title: 'Questions fréquentes',
  description: 'Ce que les voyageurs nous demandent le plus sur le pays, les parcs et les documents de voyage.',
};

export const legal: Texts<typeof english.legal> = {
  terms: 'Conditions générales',
  termsDescription:
    'Ce que vous pouvez attendre de nous, et nous de vous, quand vous réservez un circuit, un événement ou un billet.',
  policy: 'Politique de confidentialité',
  policyDescription:
    'Quelles données personnelles nous recueillons quand vous écrivez, réservez ou vous abonnez, pourquoi il nous les faut et combien de temps nous les gardons.',
  contents: 'Sur cette page',
};

export const portals: Texts<typeof english.portals> = {
  carTitle: 'Location de voitures',
  carDescription: 'Des voitures avec ou sans chauffeur, pour un jour ou tout un voyage, sur notre portail dédié.',
  hotelTitle: 'Réservation d’hôtels',
  hotelDescription: 'Hôtels, lodges et maisons d’hôtes partout au Rwanda, sur notre portail dédié.',
  carByUs:
    'Des voitures avec ou sans chauffeur, pour un jour ou tout un voyage. Dites-nous où vous allez, nous trouverons la vôtre.',
  hotelByUs: 'Hôtels, lodges et maisons d’hôtes partout au Rwanda. Dites-nous où et quand, nous réserverons pour vous.',
  ask: 'Nous écrire',
  carButton: 'Aller au portail des voitures',
  hotelButton: 'Aller au portail des hôtels',
  outside: 'Le portail s’ouvre dans cette fenêtre. Vous quittez notre site.',
};
