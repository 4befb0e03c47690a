/** The French defaults of `services.ts`. */
export const SERVICES_IN_FRENCH = {
  services: [
    {
      image: '/illustrations/hero-gorilla-forest.svg',
      title: 'Circuits',
      text: 'D’un jour à deux semaines environ, prêts à partir ou adaptés à vous : gorilles, savane, forêt tropicale, lacs et ville.',
      button: 'Voir les circuits',
      href: '/tours',
    },
    {
      image: '/illustrations/airticket.svg',
      title: 'Billets d’avion',
      text: 'Réservés pour vous par une personne, pas par une machine : dites-nous où et quand, et nous comparons compagnies, bagages et escales.',
      button: 'Demander un billet',
      href: '/airticket',
    },
    {
      image: '/illustrations/carrental.svg',
      title: 'Location de voitures',
      text: 'De la petite voiture de ville au quatre-quatre avec tente de toit, avec ou sans chauffeur, sur notre portail dédié.',
      button: 'Louer une voiture',
      href: '/carrental',
    },
    {
      image: '/illustrations/eventform.svg',
      title: 'Organisation d’événements',
      text: 'Conférences, ateliers et fêtes : conception, logistique, participants, interprètes et tout ce qui suit.',
      button: 'Voir les événements',
      href: '/events',
    },
    {
      image: '/illustrations/accommodation.svg',
      title: 'Réservation d’hôtels',
      text: 'Hôtels, lodges, camps et maisons d’hôtes dans tout le pays, à des tarifs négociés pour nos clients, sur notre portail dédié.',
      button: 'Trouver un hôtel',
      href: '/accomodation',
    },
  ],
} as const;
