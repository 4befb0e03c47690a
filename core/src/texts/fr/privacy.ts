import type { Texts } from '../texts.ts';
import type * as english from '../en/privacy.ts';

export const asked: Texts<typeof english.asked> = {
  title: 'Tous les champs que nous demandons',
  intro:
    'Cette liste est établie à partir de nos formulaires eux-mêmes. Ce que vous laissez vide, nous ne le gardons pas.',
  whatFor: 'Pour quoi : {purpose}',
  howLong: 'Durée : {kept}',
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
  kept: {
    payer: 'le numéro : {days} jours ; le paiement : comme la loi l’exige pour la comptabilité',
    gift: 'ce qui n’est pas payé : {days} jours ; un bon : comme la loi l’exige pour la comptabilité',
    accounts: 'comme la loi l’exige pour la comptabilité',
    trip: 'chiffré, et effacé {days} jours après le voyage',
    booking: 'autant que la réservation',
    quote:
      '{years, plural, one {# an} other {# ans}} après le dernier jour pour l’accepter ; acceptée, autant que la réservation',
    written:
      'ce qui est écrit : {days} jours après le voyage ; ce qui a été fait et quand : autant que la réservation ; la fiche du guide : un an après son départ',
    shown: 'tant que nous l’affichons ; demandez-nous de le retirer, et nous le faisons',
    conversation: '{years, plural, one {# an} other {# ans}} après le dernier message',
    asked: 'jusqu’à ce que vous nous demandiez de l’effacer',
    subscribed: 'jusqu’à ce que vous vous désabonniez',
    account: 'aussi longtemps que le compte ; d’un mot de passe, nous ne gardons qu’une empreinte',
  },
};
