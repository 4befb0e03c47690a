import type * as english from '../en/comments';
import type { Texts } from '../texts';

export const comments: Texts<typeof english.comments> = {
  title: (count) => (count === 0 ? 'التعليقات' : `التعليقات (${count})`),
  empty: 'لا توجد تعليقات بعد. هل كنتم هناك؟ حدّثوا المسافرين الآخرين عن تجربتكم.',
  write: 'كتابة تعليق',
  names: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  emailHint: 'لا يُنشر أبدًا',
  body: 'التعليق',
  required: (label) => `حقل «${label}» مطلوب`,
  send: 'إرسال التعليق',
  busy: 'جارٍ الإرسال…',
};
