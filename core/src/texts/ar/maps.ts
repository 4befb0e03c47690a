import type { Texts } from '../texts.ts';
import type * as english from '../en/maps.ts';

export const maps: Texts<typeof english.maps> = {
  show: 'عرض الخريطة',
  note: 'تُحمَّل الخريطة من OpenStreetMap، فيظهر له عندئذ عنوان IP الخاص بكم.',
  area: 'خريطة المنطقة',
  openPlace: 'فتح الخريطة على openstreetmap.org',
  openArea: 'مشاهدة المنطقة على openstreetmap.org',
};
