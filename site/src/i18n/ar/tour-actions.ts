import type * as english from '../en/tour-actions';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'الاحتفاظ بهذه الرحلة',
  download: 'تنزيل بصيغة PDF',
  save: 'حفظ',
  yours: 'رحلاتكم المحفوظة',
  share: 'مشاركة',
  copied: 'نُسخ عنوان هذه الصفحة.',
  notCopied: 'يُرجى نسخ عنوان هذه الصفحة من متصفحكم.',
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
