import type { Texts } from '../texts.ts';
import type * as english from '../en/trust.ts';

export const trust: Texts<typeof english.trust> = {
  team: 'Watu utakaosafiri nao',
  guides: 'Nani atakuongoza',
  example: 'Mfano',
  examples: 'Mifano ya onyesho: hawa si watu halisi.',
  meetAll: 'Kutana na timu yote',
  speaks: 'Lugha:',
  since: 'Yuko nasi tangu',
  credentials: 'Leseni na uanachama',
  licences: 'Leseni',
  issuedBy: 'Imetolewa na',
  number: 'Na.',
  valid: 'Inatumika hadi',
  check: 'Hakiki leseni',
  memberships: 'Mwanachama wa',
  insurances: 'Bima',
  insurer: 'Bima kutoka',
  payments: 'Unaweza kulipa kwa',
  bank: 'Uhamisho wa benki',
  impact: 'Mchango wa safari yako hapa',
  report: 'Soma ripoti',
  answering: 'Wanaosoma ujumbe wako',
};
