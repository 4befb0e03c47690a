import type { Texts } from '../texts.ts';
import type * as english from '../en/participant.ts';

export const participant: Texts<typeof english.participant> = {
  title: 'Inscription à un événement',
  description:
    'Inscrivez une personne à l’un de nos événements au Rwanda : ateliers, promenades, dégustations et concerts.',
  intro: 'Un formulaire par personne. Le prix comprend le matériel de l’atelier, le café et le déjeuner.',
  cancellation:
    'En cas d’annulation jusqu’à 5 jours avant l’événement, 25 % du prix sont retenus. Dans les 2 jours qui précèdent, ou le jour même, la totalité est due et rien n’est remboursé.',
  terms: 'Conditions complètes',
  event: 'Événement',
  eventPlaceholder: 'Choisir un événement',
  eventRequired: 'Veuillez choisir un événement',
  noEvents: 'Aucun événement n’est ouvert à l’inscription en ce moment.',
  fee: 'Prix',
  feeLater: 'Choisissez d’abord un événement',
  noNeed: 'Aucune inscription nécessaire : voir comment venir',
  titleField: 'Civilité',
  titles: ['M.', 'Mlle', 'Mme', 'Dr', 'Pr'],
  familyName: 'Nom de famille',
  firstName: 'Prénom',
  position: 'Fonction',
  department: 'Service',
  organization: 'Organisation',
  address: 'Adresse',
  country: 'Pays',
  defaultCountry: 'Rwanda',
  town: 'Ville',
  phone: 'Téléphone',
  phoneNumeric: 'Le téléphone ne doit contenir que des chiffres',
  email: 'E-mail',
  diet: 'Régime alimentaire',
  dietHint: 'Par exemple : allergies, végétarien, halal, ou simplement « aucun »',
  dataProtection: 'J’accepte que mes données soient conservées pour organiser cet événement.',
  dataProtectionRequired:
    'Veuillez accepter que nous conservions vos données ; sans cela nous ne pouvons pas vous inscrire.',
  required: 'Champ obligatoire : {label}',
  refused: 'Le prix choisi ({price}) n’est pas valable',
  missing: 'Données manquantes',
  send: 'S’inscrire',
  busy: 'Inscription…',
};
