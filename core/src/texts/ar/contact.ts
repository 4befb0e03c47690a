import type { Texts } from '../texts.ts';
import type * as english from '../en/contact.ts';

export const contact: Texts<typeof english.contact> = {
  title: 'تواصلوا معنا',
  description: 'الهاتف والبريد الإلكتروني والعنوان والخريطة ونموذج للمراسلة: هكذا تصلون إلى من يخطط لرحلتكم في كيغالي.',
  intro: 'يقرأ فريقنا في كيغالي كل رسالة ويرد خلال يوم عمل واحد.',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  address: 'العنوان',
  social: 'حساباتنا على مواقع التواصل',
  formTitle: 'راسلونا',
  mapTitle: 'موقعنا',
  fields: {
    names: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    phone: 'الهاتف',
    message: 'الرسالة',
  },
  namesRequired: 'الاسم الكامل مطلوب',
  emailRequired: 'البريد الإلكتروني مطلوب',
  subjectRequired: 'الموضوع مطلوب',
  phoneRequired: 'رقم الهاتف مطلوب',
  phoneNumeric: 'يجب أن يتكون رقم الهاتف من أرقام فقط',
  messageRequired: 'نص الرسالة مطلوب',
  send: 'إرسال الرسالة',
  busy: 'جارٍ الإرسال…',
};

export const inquiry: Texts<typeof english.inquiry> = {
  adventure: 'التخطيط لمغامرة',
  tour: {
    subject:
      '{people, plural, =0 {{title}} one {{title}، لشخص واحد} two {{title}، لشخصين} few {{title}، لـ# أشخاص} many {{title}، لـ# شخصًا} other {{title}، لـ# شخص}}',
    message:
      'نود حجز «{title}»{people, plural, =0 {} one { لشخص واحد} two { لشخصين} few { لـ# أشخاص} many { لـ# شخصًا} other { لـ# شخص}}.',
  },
  order: 'الطلب رقم {number}',
  event: {
    subject: 'حضور: {title}',
    message: 'نود حضور «{title}». سيكون عددنا ….',
  },
};
