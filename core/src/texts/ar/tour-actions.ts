import type { Texts } from '../texts.ts';
import type * as english from '../en/tour-actions.ts';

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'الاحتفاظ بهذه الرحلة',
  download: 'تنزيل بصيغة PDF',
  yours: 'رحلاتكم المحفوظة',
  share: 'مشاركة',
  copied: 'نُسخ عنوان هذه الصفحة.',
  notCopied: 'يُرجى نسخ عنوان هذه الصفحة من متصفحكم.',
};
