import type { Texts } from '../texts.ts';
import type * as english from '../en/newsletter.ts';

export const unsubscribe: Texts<typeof english.unsubscribe> = {
  title: 'Orodha ya barua pepe',
  description: 'Jiondoe kwenye orodha yetu ya barua pepe.',
  busy: 'Subiri kidogo, tunakuondoa kwenye orodha…',
  home: 'Rudi mwanzo',
  question: 'Ungependa kujiondoa kwenye orodha yetu ya barua pepe?',
  noScript: 'Ili kujiondoa bila JavaScript, bonyeza kitufe.',
  leave: 'Jiondoe kwenye orodha',
};
