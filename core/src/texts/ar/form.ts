import type { Texts } from '../texts.ts';
import type * as english from '../en/form.ts';

export const form: Texts<typeof english.form> = {
  required: 'مطلوب',
  honeypot: 'الموقع الإلكتروني',
  problems: 'يُرجى مراجعة ما يلي:',
  failed: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  offline: 'تعذّر الاتصال بخادمنا. يُرجى التحقق من اتصالكم والمحاولة مرة أخرى.',
  tooMany: 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  emailInvalid: 'يُرجى إدخال بريد إلكتروني صحيح',
  phoneNumeric: 'يجب أن يتكون رقم الهاتف من أرقام فقط',
  phoneDigits: 'يجب أن يحتوي رقم الهاتف على {min} أرقام على الأقل',
  tooLong: 'يُرجى ألا يتجاوز النص {max} من الأحرف',
  oneLine: 'يُرجى إدخال سطر واحد من دون رموز مخفية',
  agree: 'بالمتابعة، توافقون على',
  terms: 'شروطنا',
  // A separate word: "و" alone is never followed by a space.
  and: 'وعلى',
  cancellation: 'رسوم الإلغاء',
};
