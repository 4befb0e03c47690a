import type * as english from '../en/events';
import type { Texts } from '../texts';

export const events: Texts<typeof english.events> = {
  title: 'Événements',
  description: 'Ateliers, promenades, dégustations et concerts avec nos guides et leurs voisins.',
  intro: 'Ateliers, promenades, dégustations et soirées de tambours, avec nos guides et leurs voisins.',
  previousTitle: 'Événements passés',
  previousIntro:
    'Un regard sur les derniers événements. Beaucoup reviennent, et certains peuvent être organisés sur demande.',
  empty: 'Aucun événement passé à afficher',
  previousLink: 'Événements passés',
  upcomingLink: 'Événements à venir',
  freeEntry: 'Entrée libre',
  all: 'Tous les événements',
  starts: 'Début',
  ends: 'Fin',
  place: 'Lieu',
  price: 'Prix',
  expect: 'Ce qui vous attend',
  picture: (title) => `Image de l’événement : ${title}`,
  calendar: 'Ajouter au calendrier',
  others: 'Autres événements',
  freeTitle: 'Tout le monde est le bienvenu',
  overTitle: 'Cet événement est terminé',
  free: 'L’entrée est libre : rien à réserver, rien à payer.',
  howToCome: 'Comment venir',
  comeAt: (when, place) =>
    place
      ? `Rendez-vous le ${when} : ${place}. Nous commençons à l’heure.`
      : `Rejoignez-nous le ${when}. Nous commençons à l’heure.`,
  findPlace: 'Voir le lieu sur OpenStreetMap',
  tellComing: 'Annoncer votre venue',
  over: 'Aimeriez-vous qu’il revienne ? Dites-le-nous.',
  ask: 'Nous contacter',
  register: 'S’inscrire à un événement',
  failed: 'Nous n’avons pas pu charger les événements. Veuillez réessayer dans un instant.',
  team: 'Vous préparez votre propre événement ?',
  teamText: 'Du lieu aux interprètes, notre équipe est là pour vous aider.',
  teamLink: 'Demander un accompagnement',
};

export const eventServices: Texts<typeof english.eventServices> = {
  title: 'Organisation d’événements',
  description: 'Conception, logistique, participants, déroulement et suivi de conférences et d’événements au Rwanda.',
  others: 'Nos cinq services pour vos événements',
  pageTitle: (service) => `${service} : événementiel au Rwanda`,
  pageDescription: (intro) => `${intro} Organisation d’événements au Rwanda.`,
  notFound: 'Service introuvable',
  notFoundText: 'Nous n’avons pas trouvé ce service. Voici les cinq que nous proposons :',
  request: 'Demander un accompagnement',
};
