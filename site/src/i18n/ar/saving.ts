import type * as english from '../en/saving';
import { isolated } from '../isolated';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

export const saving: Texts<typeof english.saving> = {
  save: 'حفظ',
  saveOne: (title) => `حفظ ${isolated(title)}`,
  full: (most) =>
    `لقد حفظتم ${counted(most, {
      zero: '# رحلة',
      one: 'رحلة واحدة',
      two: 'رحلتين',
      few: '# رحلات',
      many: '# رحلة',
      other: '# رحلة',
    })} ولا مكان لغيرها. يُرجى إزالة واحدة أولًا.`,
};
