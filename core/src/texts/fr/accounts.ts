import type { Texts } from '../texts.ts';
import type * as english from '../en/accounts.ts';

export const auth: Texts<typeof english.auth> = {
  login: 'Se connecter',
  loginTitle: 'Ravis de vous revoir',
  loginIntro: 'Cet espace est réservé à notre équipe.',
  email: 'E-mail',
  password: 'Mot de passe',
  emailRequired: 'L’adresse e-mail est obligatoire',
  passwordRequired: 'Le mot de passe est obligatoire',
  code: 'Code',
  codeHint: 'Celui de votre application d’authentification, ou l’un de vos codes de secours.',
  codeRequired: 'Le code est obligatoire',
  loginButton: 'Se connecter',
  loginBusy: 'Connexion…',
  forgot: 'Mot de passe oublié ?',
};

export const passwords: Texts<typeof english.passwords> = {
  forgotTitle: 'Mot de passe oublié ?',
  forgotIntro:
    'Saisissez votre adresse e-mail : nous vous enverrons un lien, valable une seule fois et pendant 60 minutes.',
  email: 'E-mail',
  emailRequired: 'L’adresse e-mail est obligatoire',
  sendLink: 'Envoyer le lien',
  sendBusy: 'Envoi…',
  newTitle: 'Changer de mot de passe',
  newIntro: 'Choisissez un nouveau mot de passe.',
  setTitle: 'Bienvenue à bord',
  setIntro: 'Choisissez un mot de passe, et votre compte sera prêt.',
  form: 'Votre compte',
  password: 'Nouveau mot de passe',
  hint: 'Au moins {least} caractères. Le mieux est d’en faire plusieurs mots : ceux que beaucoup utilisent, votre nom et votre adresse sont refusés.',
  confirm: 'Confirmer le mot de passe',
  passwordRequired: 'Le nouveau mot de passe est obligatoire',
  confirmRequired: 'La confirmation est obligatoire',
  save: 'Enregistrer le mot de passe',
  saveBusy: 'Enregistrement…',
  back: 'Retour à la connexion',
};
