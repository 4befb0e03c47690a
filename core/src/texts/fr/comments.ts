import type { Texts } from '../texts.ts';
import type * as english from '../en/comments.ts';

export const comments: Texts<typeof english.comments> = {
  title: '{count, plural, =0 {Commentaires} other {Commentaires (#)}}',
  empty: 'Aucun commentaire pour l’instant. Vous y étiez ? Racontez-le aux autres voyageurs.',
  write: 'Laisser un commentaire',
  names: 'Nom complet',
  email: 'E-mail',
  emailHint: 'Jamais publié',
  body: 'Commentaire',
  required: 'Champ obligatoire : {label}',
  send: 'Envoyer le commentaire',
  busy: 'Envoi…',
};
