import type { Texts } from '../texts.ts';
import type * as english from '../en/departures.ts';

export const departures: Texts<typeof english.departures> = {
  title: 'مواعيد الانطلاق',
  intro: 'اختاروا موعدًا لحجزه.',
  count:
    '{count, plural, zero {لا مواعيد انطلاق} one {موعد انطلاق واحد} two {موعدا انطلاق} few {# مواعيد انطلاق} other {# موعد انطلاق}}',
  labels: { full: 'مكتمل', closed: 'مغلق', guaranteed: 'مؤكد', available: 'متاح', cancelled: 'ملغى' },
  choose: 'اختيار',
  all: '{count, plural, zero {عرض كل المواعيد} one {عرض الموعد الوحيد} two {عرض الموعدين} other {عرض كل المواعيد (#)}}',
  waiting: 'قائمة الانتظار',
  tellMe: 'قائمة الانتظار: أخبروني عند توفر مقعد، {days}',
  enquiry: 'نخطط لهذه الرحلة لكم وحدكم: أخبرونا متى ومع من تسافرون، ونرسل إليكم عرضًا.',
  ask: 'الاستفسار عن هذه الرحلة',
  plan: 'حدّثونا عن رحلتكم',
  none: 'لا يوجد حاليًا موعد انطلاق متاح للحجز. اسألونا عن المواعيد المقبلة، أو انضموا إلى قائمة انتظار موعد مكتمل.',
};
