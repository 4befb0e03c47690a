import type { Texts } from '../texts.ts';
import type * as english from '../en/money-terms.ts';

export const moneyTerms: Texts<typeof english.moneyTerms> = {
  dueNow: '{what}, à payer maintenant',
  dueOn: '{what}, à payer le {day}',
  instalments: { deposit: 'Acompte', balance: 'Solde', full: 'Totalité' },
  cancelling: 'Si vous annulez',
  until: 'jusqu’au {day}',
  free: 'sans frais',
  everything: 'la totalité est due',
  charged: '{charge} de frais, {refund} remboursés',
  permitsKept: 'permis achetés ({permits}) non remboursables, {refund} remboursés',
  chargedWithPermits: '{charge} de frais, permis achetés ({permits}) non remboursables, {refund} remboursés',
  untilDays:
    '{days, plural, =0 {jusqu’au jour du voyage} one {jusqu’à # jour avant le voyage} other {jusqu’à # jours avant le voyage}}',
  percent: '{percent} % du prix sont retenus',
  onlyPermits: 'seuls les permis achetés sont retenus',
  percentAndPermits: '{percent} % du reste sont retenus, ainsi que les permis achetés',
};
