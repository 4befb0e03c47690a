import type { Texts } from '../texts.ts';
import type { giftPaper as english } from '../en/gift-paper.ts';

export const giftPaper: Texts<typeof english> = {
  title: 'Vocha ya zawadi',
  for: 'Kwa',
  from: 'Kutoka kwa',
  worth: 'Yenye thamani ya {amount}',
  code: 'Msimbo: {code}',
  validUntil: 'Halali hadi {day}.',
  how: 'Andika msimbo unapolipia safari kwenye tovuti yetu, au utusomee kwa simu. Inaweza kutumika kwa sehemu. Yeyote mwenye msimbo anaweza kuitumia, kwa hiyo itunze vizuri.',
  farewell: 'Tunasubiri safari yako kwa furaha. {company}',
  amount: 'Kiasi',
  until: 'Halali hadi',
  discover: 'Gundua safari zetu',
  bought: {
    subject: 'Vocha yako ya zawadi kwa {to}',
    heading: 'Vocha yako ya zawadi iko tayari',
    text: 'Asante, {from}. Vocha ya zawadi kwa {to} imeambatishwa, tayari kuchapishwa.',
  },
  received: {
    subject: '{from} amekupa safari',
    heading: 'Zawadi kwako',
    text: 'Habari {to}, {from} amekupa vocha ya zawadi kwa ajili ya safari nasi. Imeambatishwa.',
  },
};
