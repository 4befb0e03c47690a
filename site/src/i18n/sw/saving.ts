import type * as english from '../en/saving';
import type { Texts } from '../texts';

export const saving: Texts<typeof english.saving> = {
  save: 'Hifadhi',
  saveOne: (title) => `Hifadhi ${title}`,
  full: (most) => `Tayari umehifadhi ziara ${most}, na hakuna nafasi zaidi. Tafadhali ondoa moja kwanza.`,
};
