import type { Texts } from '../texts.ts';
import type * as english from '../en/terms.ts';

export const termsWritten: Texts<typeof english.termsWritten> = {
  percent: '{percent}%',
  days: 'siku {count}',
  hours: 'saa {count}',
  charge: '{percent}% ya bei',
  from: '{percent}% ya bei kuanzia siku {days} kabla ya safari',
  onTheDay: '{percent}% ya bei siku yenyewe ya safari',
  then: '; ',
};
