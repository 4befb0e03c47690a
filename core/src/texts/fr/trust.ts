import type { Texts } from '../texts.ts';
import type * as english from '../en/trust.ts';

export const trust: Texts<typeof english.trust> = {
  team: 'Celles et ceux qui vous accompagnent',
  speaks: 'Langues parlées :',
  since: 'Avec nous depuis',
  credentials: 'Agréments et adhésions',
  licences: 'Agréments',
  issuedBy: 'Délivré par',
  number: 'N°',
  valid: 'Validité :',
  check: 'Vérifier l’agrément',
  memberships: 'Membre de',
  payments: 'Vous pouvez payer par',
  bank: 'Virement bancaire',
  impact: 'Ce que votre voyage apporte ici',
  report: 'Lire le rapport',
  answering: 'Qui lira votre message',
};
