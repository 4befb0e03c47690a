import type * as english from '../en/tour-actions';
import type { Texts } from '../texts';

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'احتفظ بهذه الرحلة',
  download: 'تنزيل بصيغة PDF',
  save: 'حفظ',
  yours: 'رحلاتكم المحفوظة',
  share: 'مشاركة',
  copied: 'نُسخ عنوان هذه الصفحة.',
  notCopied: 'يُرجى نسخ عنوان هذه الصفحة من متصفحكم.',
  full: (most) => `لقد حفظتم ${most} رحلة ولا مكان لغيرها. يُرجى إزالة واحدة أولًا.`,
};
