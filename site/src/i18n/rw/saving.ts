import type * as english from '../en/saving';
import type { Texts } from '../texts';

export const saving: Texts<typeof english.saving> = {
  save: 'Bika',
  saveOne: (title) => `Bika ${title}`,
  full: (most) => `Mumaze kubika ingendo ${most}, nta wundi mwanya uhari. Mubanze mukuremo rumwe.`,
};
