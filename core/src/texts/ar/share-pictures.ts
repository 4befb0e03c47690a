import type { sharePictures as english } from '../en/share-pictures.ts';
import type { Texts } from '../texts.ts';

export const sharePictures: Texts<typeof english> = {
  tour: 'رحلة',
  destination: 'وجهة',
  lodge: 'مكان للمبيت',
  event: 'فعالية',
  price:
    '{price} {people, plural, =1 {لشخص واحد} =2 {للشخص عند سفر شخصين} few {للشخص ضمن مجموعة من # أشخاص} many {للشخص ضمن مجموعة من # شخصًا} other {للشخص ضمن مجموعة من # شخص}}',
  onRequest: 'السعر عند الطلب',
  freeEntry: 'الدخول مجاني',
};
