import type { Texts } from '../texts.ts';
import type { tourSheets as english } from '../en/tour-sheets.ts';

export const tourSheets: Texts<typeof english> = {
  days: '{days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  departure: 'الانطلاق: {time}',
  places: 'تأخذكم هذه الرحلة إلى {places}.',
  andPlace: '{places} و{place}',
  itinerary: 'البرنامج يومًا بيوم',
  day: 'اليوم {day}',
  moreDays:
    '{left, plural, one {ويوم آخر في صفحة هذه الرحلة} two {ويومان آخران في صفحة هذه الرحلة} few {و# أيام أخرى في صفحة هذه الرحلة} many {و# يومًا آخر في صفحة هذه الرحلة} other {و# يوم آخر في صفحة هذه الرحلة}}',
  includes: 'يشمل السعر',
  excludes: 'لا يشمل السعر',
  more: 'والمزيد ({left}) في صفحة هذه الرحلة',
  prices: 'الأسعار',
  people: '{people, plural, one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  onRequest: 'السعر عند الطلب',
  pricesAsOf: 'بالدولار الأمريكي للمجموعة كلها، بتاريخ {day}.',
  otherPrices: 'أسعار المواسم والمجموعات الأكبر في صفحة هذه الرحلة.',
  book: 'طريقة الحجز',
  bookHere: 'كل التفاصيل والمواعيد والحجز:',
  talk: 'هل لديكم أسئلة؟ {phone} · {email}',
};
