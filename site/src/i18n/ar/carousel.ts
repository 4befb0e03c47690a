import type * as english from '../en/carousel';
import type { Texts } from '../texts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'عرض شرائح',
  slideRole: 'شريحة',
  slide: (index, count) => `${index} من ${count}`,
  position: (index, count) => `الشريحة ${index} من ${count}`,
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  pause: 'إيقاف العرض مؤقتًا',
  play: 'تشغيل العرض',
  goTo: (index) => `عرض الشريحة ${index}`,
};
