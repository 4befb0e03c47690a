import type { Texts } from '../texts.ts';
import type * as english from '../en/event-form.ts';

export const eventForm: Texts<typeof english.eventForm> = {
  title: 'Demande d’accompagnement pour un événement',
  description:
    'Parlez-nous de votre conférence, de votre atelier ou de votre fête au Rwanda, et nous vous dirons ce qu’il faut prévoir.',
  intro:
    'Dites-nous ce que vous avez en tête. Notre équipe vous répondra avec des questions, des idées et une première estimation.',
  names: 'Nom complet',
  email: 'E-mail',
  phone: 'Téléphone',
  kind: 'Type d’événement',
  kinds: ['Conférence', 'Atelier', 'Séminaire d’entreprise', 'Mariage ou fête', 'Autre'],
  kindPlaceholder: 'Veuillez choisir',
  date: 'Date prévue',
  guests: 'Nombre d’invités',
  needs: 'De quoi avez-vous besoin ?',
  message: 'Dites-nous en plus',
  required: 'Champ obligatoire : {label}',
  subject: 'Accompagnement d’un événement : {kind}',
  send: 'Envoyer la demande',
  busy: 'Envoi…',
};
