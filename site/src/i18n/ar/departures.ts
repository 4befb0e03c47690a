import type * as english from '../en/departures';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';
import { tours } from './tours';

const counted = pluralIn('ar');

export const departures: Texts<typeof english.departures> = {
  title: 'مواعيد الانطلاق',
  intro: 'اختاروا موعدًا لحجزه.',
  count: (count) =>
    counted(count, {
      zero: 'لا مواعيد انطلاق',
      one: 'موعد انطلاق واحد',
      two: 'موعدا انطلاق',
      few: '# مواعيد انطلاق',
      many: '# موعد انطلاق',
      other: '# موعد انطلاق',
    }),
  labels: { full: 'مكتمل', closed: 'مغلق', guaranteed: 'مؤكد', available: 'متاح', cancelled: 'ملغى' },
  from: (price, people) => `من ${price} ${tours.forPeople(people)}`,
  choose: 'اختيار',
  all: (count) =>
    counted(count, {
      zero: 'عرض كل المواعيد',
      one: 'عرض الموعد الوحيد',
      two: 'عرض الموعدين',
      few: 'عرض كل المواعيد (#)',
      many: 'عرض كل المواعيد (#)',
      other: 'عرض كل المواعيد (#)',
    }),
  waiting: 'قائمة الانتظار',
  tellMe: (days) => `قائمة الانتظار: أخبروني عند توفر مقعد، ${days}`,
  enquiry: 'نخطط لهذه الرحلة لكم وحدكم: أخبرونا متى ومع من تسافرون، ونرسل إليكم عرضًا.',
  ask: 'الاستفسار عن هذه الرحلة',
  plan: 'حدّثونا عن رحلتكم',
  none: 'لا يوجد حاليًا موعد انطلاق متاح للحجز. اسألونا عن المواعيد المقبلة، أو انضموا إلى قائمة انتظار موعد مكتمل.',
};
