import type { Texts } from '../texts.ts';
import type * as english from '../en/form.ts';

export const form: Texts<typeof english.form> = {
  required: 'obligatoire',
  honeypot: 'Site web',
  problems: 'Veuillez vérifier :',
  failed: 'Un problème est survenu. Veuillez réessayer.',
  offline: 'Nous n’avons pas pu joindre notre serveur. Veuillez vérifier votre connexion et réessayer.',
  tooMany: 'Trop de tentatives. Veuillez patienter un instant et réessayer.',
  emailInvalid: 'Veuillez saisir une adresse e-mail valable',
  phoneNumeric: 'Le numéro de téléphone ne doit contenir que des chiffres',
  phoneDigits: 'Le numéro de téléphone doit avoir au moins {min} chiffres',
  tooLong: 'Veuillez saisir {max} caractères au plus',
  oneLine: 'Veuillez saisir une seule ligne, sans caractères invisibles',
  agree: 'En continuant, vous acceptez nos',
  terms: 'conditions générales',
  and: 'et nos',
  cancellation: 'conditions d’annulation',
};
