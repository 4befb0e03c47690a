import type * as english from '../en/trip-brief';
import type { Texts } from '../texts';

export const tripBrief: Texts<typeof english.tripBrief> = {
  title: 'Parlez-nous de votre voyage',
  description:
    'Dites-nous quand vous aimeriez venir, avec qui et ce que vous rêvez de voir, et nous préparerons pour vous un voyage au Rwanda.',
  intro:
    'Quelques réponses suffisent, et seuls votre nom, votre e-mail et votre téléphone sont nécessaires. Sous un jour ouvré, nous vous écrirons avec des questions, des idées et un premier prix.',
  when: 'Quand',
  anyTime: 'Nos dates sont souples',
  days: 'Combien de jours',
  adults: 'Adultes',
  children: 'Enfants',
  budget: 'Budget en dollars américains',
  budgetHint: 'Pour tout le monde ; un ordre de grandeur suffit.',
  pace: 'Rythme',
  anyPace: 'Pas de préférence',
  paces: ['Tranquille, en restant plusieurs nuits au même endroit', 'Équilibré', 'Des journées bien remplies'],
  interests: 'Qu’aimeriez-vous voir ?',
  interestNames: [
    'Gorilles',
    'Chimpanzés et singes',
    'Animaux de la savane',
    'Oiseaux',
    'Lacs et bateaux',
    'Marche et vélo',
    'Histoire et culture',
    'Café et thé',
    'Du temps pour se reposer',
  ],
  message: 'Avec vos mots',
  messageHint: 'L’âge des enfants, un anniversaire pendant le voyage, ce que vous préférez éviter.',
  names: 'Nom complet',
  email: 'E-mail',
  phone: 'Téléphone',
  required: (label) => `Champ obligatoire : ${label}`,
  subject: (adults, children, when) => {
    const group = [
      adults && `${adults} ${Number(adults) < 2 ? 'adulte' : 'adultes'}`,
      Number(children) > 0 && `${children} ${Number(children) < 2 ? 'enfant' : 'enfants'}`,
      when,
    ].filter(Boolean);
    return group.length > 0 ? `Projet de voyage : ${group.join(', ')}` : 'Projet de voyage';
  },
  nothingElse: 'Merci de nous préparer un voyage.',
  like: (title) => `Nous aimerions un voyage comme « ${title} ».`,
  to: (title) => `Nous aimerions découvrir « ${title} ».`,
  chat: 'Bonjour, j’aimerais que vous prépariez un voyage pour moi.',
  send: 'Envoyer à notre équipe',
  busy: 'Envoi…',
};
