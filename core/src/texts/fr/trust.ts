import type { Texts } from '../texts.ts';
import type * as english from '../en/trust.ts';

export const trust: Texts<typeof english.trust> = {
  team: 'Celles et ceux qui vous accompagnent',
  guides: 'Qui vous guide',
  example: 'Exemple',
  examples: 'Exemples de la démonstration : ces personnes n’existent pas.',
  meetAll: 'Découvrir toute l’équipe',
  speaks: 'Langues parlées :',
  since: 'Avec nous depuis',
  credentials: 'Agréments et adhésions',
  licences: 'Agréments',
  issuedBy: 'Délivré par',
  number: 'N°',
  valid: 'Validité :',
  check: 'Vérifier l’agrément',
  memberships: 'Membre de',
  insurances: 'Assurances',
  insurer: 'Assuré auprès de',
  payments: 'Vous pouvez payer par',
  bank: 'Virement bancaire',
  impact: 'Ce que votre voyage apporte ici',
  report: 'Lire le rapport',
  answering: 'Qui lira votre message',
};
