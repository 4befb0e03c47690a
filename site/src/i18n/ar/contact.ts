import type * as english from '../en/contact';
import { isolated } from '../isolated';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('ar');

const forPeople = (count: number) =>
  counted(count, {
    zero: 'لـ# شخص',
    one: 'لشخص واحد',
    two: 'لشخصين',
    few: 'لـ# أشخاص',
    many: 'لـ# شخصًا',
    other: 'لـ# شخص',
  });

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
  tour: (title, people) => ({
    subject: people ? `${title}، ${forPeople(people)}` : title,
    message: `نود حجز «${title}»${people ? ` ${forPeople(people)}` : ''}.`,
  }),
  order: (number) => ({ subject: `الطلب رقم ${isolated(number)}`, message: '' }),
  event: (title) => ({
    subject: `حضور: ${title}`,
    message: `نود حضور «${title}». سيكون عددنا ….`,
  }),
};
