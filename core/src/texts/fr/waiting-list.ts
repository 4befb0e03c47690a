import type { Texts } from '../texts.ts';
import type * as english from '../en/waiting-list.ts';

export const waitingForm: Texts<typeof english.waitingForm> = {
  title: 'Liste d’attente',
  intro: '{days} : nous vous écrivons dès que des places se libèrent, et vous les gardons pendant {hours} heures.',
  offer:
    'Souhaitez-vous attendre ? Nous vous écrivons dès que des places se libèrent, et vous les gardons pendant {hours} heures.',
  people: 'Nombre de personnes',
  names: 'Nom',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  required: 'Champ obligatoire : {label}',
  send: 'Me prévenir',
  busy: 'Envoi…',
};

export const waitingList: Texts<typeof english.waitingList> = {
  title: 'Liste d’attente',
  description: 'Liste d’attente pour les places d’un départ.',
  question:
    'Souhaitez-vous quitter la liste d’attente ? Les places que nous vous gardons iront à la personne suivante.',
  leave: 'Quitter la liste d’attente',
  home: 'Retour à l’accueil',
};
