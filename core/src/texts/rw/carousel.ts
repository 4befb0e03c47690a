import type { Texts } from '../texts.ts';
import type * as english from '../en/carousel.ts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'amafoto asimburana',
  slideRole: 'ifoto',
  slide: '{index} kuri {count}',
  position: 'Ifoto ya {index} kuri {count}',
  previous: 'Ifoto ibanziriza iyi',
  next: 'Ifoto ikurikira',
  pause: 'Hagarika amafoto',
  play: 'Komeza amafoto',
  goTo: 'Erekana ifoto ya {index}',
};
