import type { Texts } from '../texts.ts';
import type * as english from '../en/saving.ts';

export const saving: Texts<typeof english.saving> = {
  save: 'Bika',
  saveOne: 'Bika {title}',
  full: 'Mumaze kubika ingendo {most}, nta wundi mwanya uhari. Mubanze mukuremo rumwe.',
};
