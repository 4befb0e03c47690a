import type { Texts } from '../texts.ts';
import type * as english from '../en/trust.ts';

export const trust: Texts<typeof english.trust> = {
  team: 'Abo muzajyana',
  speaks: 'Indimi avuga:',
  since: 'Ari kumwe natwe kuva',
  credentials: 'Impushya n’ubunyamuryango',
  licences: 'Impushya',
  issuedBy: 'Rwatanzwe na',
  number: 'No.',
  valid: 'Rufite agaciro kugeza',
  check: 'Genzura uruhushya',
  memberships: 'Umunyamuryango wa',
  payments: 'Mushobora kwishyura mukoresheje',
  bank: 'Kohereza kuri banki',
  impact: 'Akamaro k’urugendo rwanyu hano',
  report: 'Soma raporo',
  answering: 'Abasoma ubutumwa bwanyu',
};
