import type { Texts } from '../texts.ts';
import type * as english from '../en/contact.ts';

export const contact: Texts<typeof english.contact> = {
  title: 'Nous contacter',
  description:
    'Téléphone, e-mail, adresse, carte et formulaire : comment joindre les personnes qui préparent votre voyage à Kigali.',
  intro: 'Notre équipe à Kigali lit chaque message et répond sous un jour ouvré.',
  phone: 'Téléphone',
  email: 'E-mail',
  address: 'Adresse',
  social: 'Réseaux sociaux',
  formTitle: 'Écrivez-nous',
  mapTitle: 'Où nous trouver',
  fields: {
    names: 'Nom complet',
    email: 'E-mail',
    subject: 'Objet',
    phone: 'Téléphone',
    message: 'Message',
  },
  namesRequired: 'Le nom complet est obligatoire',
  emailRequired: 'L’adresse e-mail est obligatoire',
  subjectRequired: 'L’objet est obligatoire',
  phoneRequired: 'Le téléphone est obligatoire',
  phoneNumeric: 'Le téléphone ne doit contenir que des chiffres',
  messageRequired: 'Le message est obligatoire',
  send: 'Envoyer le message',
  busy: 'Envoi…',
};

export const inquiry: Texts<typeof english.inquiry> = {
  adventure: 'Préparer une aventure',
  tour: {
    subject: '{people, plural, =0 {{title}} one {{title}, pour # personne} other {{title}, pour # personnes}}',
    message:
      'Nous aimerions réserver « {title} »{people, plural, =0 {} one { pour # personne} other { pour # personnes}}.',
  },
  order: 'Réservation {number}',
  event: {
    subject: 'Participation : {title}',
    message: 'Nous aimerions participer à « {title} ». Nous serons … personnes.',
  },
};
