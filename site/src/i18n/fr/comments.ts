import type * as english from '../en/comments';
import type { Texts } from '../texts';

export const comments: Texts<typeof english.comments> = {
  title: (count) => (count === 0 ? 'Commentaires' : `Commentaires (${count})`),
  empty: 'Aucun commentaire pour l’instant. Vous y étiez ? Racontez-le aux autres voyageurs.',
  write: 'Laisser un commentaire',
  names: 'Nom complet',
  email: 'E-mail',
  emailHint: 'Jamais publié',
  body: 'Commentaire',
  required: (label) => `Champ obligatoire : ${label}`,
  send: 'Envoyer le commentaire',
  busy: 'Envoi…',
};
