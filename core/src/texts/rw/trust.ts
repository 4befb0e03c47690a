import type { Texts } from '../texts.ts';
import type * as english from '../en/trust.ts';

export const trust: Texts<typeof english.trust> = {
  team: 'Abo muzajyana',
  guides: 'Abazabayobora',
  example: 'Urugero',
  examples: 'Ingero zo kwerekana: aba si abantu babaho.',
  meetAll: 'Menya itsinda ryose',
  speaks: 'Indimi avuga:',
  since: 'Ari kumwe natwe kuva',
  credentials: 'Impushya n’ubunyamuryango',
  licences: 'Impushya',
  issuedBy: 'Rwatanzwe na',
  number: 'No.',
  valid: 'Rufite agaciro kugeza',
  check: 'Genzura uruhushya',
  memberships: 'Umunyamuryango wa',
  insurances: 'Ubwishingizi',
  insurer: 'Ubwishingizi bwa',
  payments: 'Mushobora kwishyura mukoresheje',
  bank: 'Kohereza kuri banki',
  impact: 'Akamaro k’urugendo rwanyu hano',
  report: 'Soma raporo',
  answering: 'Abasoma ubutumwa bwanyu',
};
