import type { Texts } from '../texts.ts';
import type * as english from '../en/comments.ts';

export const comments: Texts<typeof english.comments> = {
  title: '{count, plural, =0 {التعليقات} other {التعليقات (#)}}',
  empty: 'لا توجد تعليقات بعد. هل كنتم هناك؟ حدّثوا المسافرين الآخرين عن تجربتكم.',
  write: 'كتابة تعليق',
  names: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  emailHint: 'لا يُنشر أبدًا',
  body: 'التعليق',
  required: 'حقل «{label}» مطلوب',
  send: 'إرسال التعليق',
  busy: 'جارٍ الإرسال…',
};
