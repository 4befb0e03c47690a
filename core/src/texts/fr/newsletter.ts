import type { Texts } from '../texts.ts';
import type * as english from '../en/newsletter.ts';

export const unsubscribe: Texts<typeof english.unsubscribe> = {
  title: 'Lettre d’information',
  description: 'Se désabonner de notre lettre d’information.',
  busy: 'Un instant, nous vous retirons de la liste…',
  home: 'Retour à l’accueil',
  question: 'Souhaitez-vous ne plus recevoir notre lettre d’information ?',
  noScript: 'Pour vous désabonner sans JavaScript, appuyez sur le bouton.',
  leave: 'Se désabonner',
};
