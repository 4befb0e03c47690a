import type { Texts } from '../texts.ts';
import type * as english from '../en/saving.ts';

export const saving: Texts<typeof english.saving> = {
  save: 'حفظ',
  saveOne: 'حفظ {title}',
  full: 'لقد حفظتم {most, plural, one {رحلة واحدة} two {رحلتين} few {# رحلات} other {# رحلة}} ولا مكان لغيرها. يُرجى إزالة واحدة أولًا.',
};
