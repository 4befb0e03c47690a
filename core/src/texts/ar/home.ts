import type { Texts } from '../texts.ts';
import type * as english from '../en/home.ts';

export const home: Texts<typeof english.home> = {
  title: 'رحلات السفاري والغوريلا والبحيرات في رواندا',
  description:
    'رحلات في رواندا مصممة لكم: غوريلا الجبال والسافانا والغابات المطيرة وبحيرة كيفو، بتخطيط وإرشاد من كيغالي.',
  heroLabel: 'أهلًا بكم',
  worth: 'لماذا تستحق الرحلة',
  adventureButton: 'التخطيط لمغامرة',
  teaser: 'ثلاث رحلات للبداية',
  morePackages: 'المزيد من الرحلات',
  mosaic: 'خمس طرق لاكتشاف رواندا',
};
