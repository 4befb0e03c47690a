import type { Texts } from '../texts.ts';
import type * as english from '../en/order-copy.ts';

export const orderCopy: Texts<typeof english.orderCopy> = {
  title: 'حفظ نسخة على هذا الهاتف',
  intro:
    'بنسخة محفوظة يمكنكم قراءة هذه الصفحة بلا شبكة، في الطريق أو في الغابة. احفظوها على هاتفكم أنتم فقط: فكل من يستخدم هذا المتصفح يستطيع فتحها.',
  keep: 'حفظ نسخة على هذا الهاتف',
  forget: 'نسيان النسخة',
  kept: 'النسخة على هذا الهاتف، وتتبع طلبكم كلما فتحتم الصفحة وأنتم متصلون.',
  notKept: 'لم يتمكن متصفحكم من حفظ نسخة.',
  forgotten: 'نُسيت النسخة.',
  offline: 'لستم متصلين بالشبكة. هذا طلبكم كما كان في {moment}.',
};
