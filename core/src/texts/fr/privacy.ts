import type { Texts } from '../texts.ts';
import type * as english from '../en/privacy.ts';

export const asked: Texts<typeof english.asked> = {
  title: 'Tous les champs que nous demandons',
  intro:
    'Cette liste est établie à partir de nos formulaires eux-mêmes. Ce que vous laissez vide, nous ne le gardons pas.',
  whatFor: 'Pour quoi : {purpose}',
  purpose: {
    payer: 'pour demander à votre téléphone d’accepter le paiement',
    gift: 'pour établir et envoyer le bon cadeau',
    booking:
      'pour organiser votre voyage ou votre place à un événement, vous envoyer les documents et venir vous chercher',
    travellers:
      'les parcs ont besoin du passeport, de la date de naissance et de la nationalité pour les permis ; les hôtels et les guides, des régimes et des remarques (aussi sur la santé, si vous voulez nous en parler) ; qui vient vous chercher, de vos vols. Seuls les noms sont obligatoires',
    order: 'pour vous répondre au sujet de votre réservation',
    shares: 'pour donner à chacun de ceux qui paient une part son propre lien, avec son nom',
    review: 'pour montrer votre avis aux autres voyageurs, avec le nom que vous choisissez',
    comment: 'pour montrer votre texte avec votre nom ; seule notre équipe voit votre adresse e-mail',
    acceptance: 'pour faire votre réservation à partir de la proposition choisie',
    quote:
      'pour modifier notre proposition, ou comprendre ce qui ne vous convenait pas ; nous gardons avec elle votre nom, vos adresses et ce que vous avez dit du voyage',
    waiting: 'pour vous dire quand des places se libèrent, et vous les garder',
    registration: 'pour organiser l’événement et vos repas',
    contact: 'pour vous répondre',
    brief: 'pour préparer un voyage pour vous, et vous écrire à son sujet',
    event: 'pour préparer votre événement avec vous, et vous écrire à son sujet',
    airTicket: 'pour chercher des vols pour vous, et vous écrire à leur sujet',
    newsletter: 'pour vous envoyer notre lettre d’information',
    guide: 'pour nos guides seulement : pour dire au bureau ce qui se passe en route',
    staff: 'pour notre équipe seulement : pour lui ouvrir l’accès',
  },
};

export const keeping: Texts<typeof english.keeping> = {
  title: 'Ce que nous gardons, et combien de temps',
  intro:
    'À son terme, chaque donnée est effacée d’elle-même, la nuit. Ce que la comptabilité exige encore reste, sans vous. Vous pouvez à tout moment nous demander ce que nous savons de vous, et nous demander de le corriger ou de l’effacer.',
  keptAs: 'Conservé avec : {subject}',
  why: {
    contract: 'pour notre contrat avec vous',
    law: 'parce que la loi l’exige',
    interest: 'pour un service sûr',
    consent: 'avec votre accord',
  },
  subjects: {
    bookings: 'Réservations',
    accounts: 'Paiements et comptabilité',
    payers: 'Numéros de paiement mobile',
    gifts: 'Bons cadeaux',
    registrations: 'Inscriptions aux événements',
    travellers: 'Voyageurs',
    quotes: 'Propositions',
    conversations: 'Conversations',
    mails: 'E-mails envoyés',
    waiting: 'Listes d’attente',
    clients: 'Votre nom et vos adresses',
    newsletter: 'Lettre d’information',
    opinions: 'Commentaires et avis',
    trail: 'Qui a fait quoi dans l’équipe',
    technical: 'Données techniques',
    guides: 'Guides et chauffeurs',
    staff: 'Comptes de notre équipe',
    partners: 'Fournisseurs et agences',
  },
  periods: {
    unbooked: 'sans facture : {count, plural, one {# an} other {# ans}} après le voyage',
    accounts: 'pour la comptabilité : {count, plural, one {# an} other {# ans}} après la fin de l’année',
    payers: '{count, plural, one {# jour} other {# jours}} après le paiement',
    unpaidGifts: 'non payé : {count, plural, one {# jour} other {# jours}}',
    quotes: 'non acceptée : {count, plural, one {# an} other {# ans}} après le dernier jour pour l’accepter',
    travellers: 'chiffré, et effacé {count, plural, one {# jour} other {# jours}} après le voyage',
    travellersWithoutDay:
      'sans date de voyage : {count, plural, one {# jour} other {# jours}} de plus, depuis la dernière modification',
    guideNotes: 'ce qui est écrit en route : {count, plural, one {# jour} other {# jours}} après le voyage',
    formerGuides: 'la fiche du guide : {count, plural, one {# jour} other {# jours}} après le dernier voyage',
    conversations: '{count, plural, one {# an} other {# ans}} après le dernier message',
    mails: '{count, plural, one {# an} other {# ans}}',
    waiting: '{count, plural, one {# jour} other {# jours}} après le départ',
    clients: '{count, plural, one {# an} other {# ans}} après la dernière modification, si rien d’autre n’est gardé',
    trail: '{count, plural, one {# an} other {# ans}}',
    news: 'avis à l’équipe et à nos systèmes : {count, plural, one {# jour} other {# jours}}',
    answers: 'réponses aux formulaires : {count, plural, one {# jour} other {# jours}}',
    jobs: 'tâches finies : {count, plural, one {# jour} other {# jours}}',
    retriedJobs: 'tâches répétées : {count, plural, one {# jour} other {# jours}}',
    sessions: 'sessions finies : {count, plural, one {# jour} other {# jours}}',
    files: 'fichiers sans usage : {count, plural, one {# jour} other {# jours}}',
    logs: 'journaux : {count, plural, one {# jour} other {# jours}}',
    left: 'jusqu’à ce que vous vous désabonniez',
    asked: 'tant que nous l’affichons ; demandez-nous de le retirer, et nous le faisons',
    account: 'aussi longtemps que le compte ; d’un mot de passe, nous ne gardons qu’une empreinte',
    partner: 'tant que nous travaillons ensemble',
  },
};
