import type { Texts } from '../texts.ts';
import type * as english from '../en/carousel.ts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'عرض شرائح',
  slideRole: 'شريحة',
  slide: '{index} من {count}',
  position: 'الشريحة {index} من {count}',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  pause: 'إيقاف العرض مؤقتًا',
  play: 'تشغيل العرض',
  goTo: 'عرض الشريحة {index}',
};
