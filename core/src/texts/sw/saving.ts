import type { Texts } from '../texts.ts';
import type * as english from '../en/saving.ts';

export const saving: Texts<typeof english.saving> = {
  save: 'Hifadhi',
  saveOne: 'Hifadhi {title}',
  full: 'Tayari umehifadhi ziara {most}, na hakuna nafasi zaidi. Tafadhali ondoa moja kwanza.',
};
