import type { Texts } from '../texts.ts';
import type * as english from '../en/air-ticket.ts';
import { answers } from './answers.ts';

export const airTicket: Texts<typeof english.airTicket> = {
  title: 'تذاكر الطيران',
  ticketTitle: 'الاستفسار عن تذكرة',
  description: 'تذاكر طيران بعناية شخصية: أخبرونا بالوجهة والموعد، ويبحث فريقنا عن الرحلة الجوية المناسبة لكم.',
  open: 'إرسال استفسار',
  formTitle: 'الاستفسار عن تذكرة طيران',
  close: 'إغلاق',
  fields: {
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    departureCity: 'مدينة المغادرة',
    destinationCity: 'مدينة الوصول',
    departureDate: 'تاريخ المغادرة',
    returnDate: 'تاريخ العودة',
    oneWay: 'ذهاب فقط، بلا رحلة عودة',
    numberOfPassengers: 'عدد الركاب',
    cabinClass: 'درجة السفر',
    specialRequests: 'طلبات خاصة',
  },
  cabins: { economy: 'الاقتصادية', business: 'رجال الأعمال', firstClass: 'الأولى' },
  required: 'حقل «{label}» مطلوب',
  phoneNumeric: 'يجب أن يتكون رقم الهاتف من أرقام فقط',
  returnsTooSoon: 'لا يمكن أن يسبق تاريخ العودة تاريخ المغادرة',
  passengersMinimum: 'يجب ألا يقل عدد الركاب عن راكب واحد',
  send: 'إرسال',
  busy: 'جارٍ الإرسال…',
  success: answers['air-ticket-sent'],
  failed: 'تعذّر إرسال استفساركم عن تذكرة الطيران. يُرجى المحاولة لاحقًا.',
};
