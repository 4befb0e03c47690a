import type { Texts } from '../texts.ts';
import type * as english from '../en/layout.ts';

export const layout: Texts<typeof english.layout> = {
  skip: 'Aller au contenu',
  skipToTours: 'Aller aux circuits',
  skipToBooking: 'Aller à la réservation',
  home: 'Accueil',
  tours: 'Circuits',
  services: 'Services',
  destinations: 'Destinations',
  allDestinations: 'Toutes les destinations',
  about: 'Qui sommes-nous ?',
  contact: 'Contact',
  language: 'Langue',
  partlyEnglish: 'Une partie de cette page n’est pas encore traduite : elle est en anglais.',
  demonstration: 'Démonstration',
  demonstrationText: 'L’entreprise, ses prix et ses numéros sont des exemples.',
  mainNavigation: 'Navigation principale',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  homeOf: '{company}, accueil',
  notices: 'Messages',
  dismiss: 'Fermer',
  needsScript: 'Ce formulaire nécessite JavaScript. Vous pouvez aussi nous joindre ici :',
  feed: '{company} : destinations et publications',
  inRwanda: '{page} au Rwanda',
  titled: '{page} | {company}',
};

export const footer: Texts<typeof english.footer> = {
  contact: 'Contact',
  usefulLinks: 'Liens utiles',
  explore: 'Découvrir',
  email: 'E-mail pour la lettre d’information',
  subscribeButton: 'S’abonner',
  subscribeBusy: 'Inscription…',
  emailRequired: 'L’adresse e-mail est obligatoire',
  subscribeFailed: 'Erreur du serveur. Veuillez réessayer plus tard.',
  legal: 'Site',
  copyright: '© {year} {company}',
  examples: '{title} (exemples)',
  follow: 'Suivez-nous',
  chat: 'Discuter avec nous',
  links: {
    home: 'Accueil',
    about: 'Qui sommes-nous ?',
    contact: 'Contact',
    faq: 'Questions fréquentes',
    terms: 'Conditions générales',
    policy: 'Confidentialité',
    tours: 'Circuits',
    events: 'Événements',
    previousEvents: 'Événements passés',
    airticket: 'Billets d’avion',
    publications: 'Offres et conseils',
    pressReleases: 'Communiqués de presse',
  },
};

export const share: Texts<typeof english.share> = {
  title: 'Partager',
  on: 'Partager sur {network}',
};

export const talk: Texts<typeof english.talk> = {
  prefer: 'Vous préférez en parler d’abord ?',
  whatsApp: 'WhatsApp',
  about: 'Bonjour, j’ai une question sur « {title} ».',
};

export const errors: Texts<typeof english.errors> = {
  notFoundTitle: 'Nous n’avons pas trouvé cette page',
  notFoundText:
    'Elle a peut-être été déplacée, ou l’adresse comporte une erreur. Mais il vous reste tout un pays à découvrir.',
  failedTitle: 'Un problème est survenu',
  failedText: 'Le problème vient de notre côté, et nous en avons pris note. Veuillez réessayer dans un instant.',
  awayTitle: 'Nous revenons tout de suite',
  awayText: 'Nous ne pouvons pas afficher cette page en ce moment. Veuillez réessayer dans une minute.',
  awayCall: 'Si c’est urgent, contactez-nous :',
  again: 'Réessayer',
  home: 'Retour à l’accueil',
  tours: 'Voir les circuits',
};
