import type * as english from '../en/carousel';
import type { Texts } from '../texts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'amafoto asimburana',
  slideRole: 'ifoto',
  slide: (index, count) => `${index} kuri ${count}`,
  position: (index, count) => `Ifoto ya ${index} kuri ${count}`,
  previous: 'Ifoto ibanziriza iyi',
  next: 'Ifoto ikurikira',
  pause: 'Hagarika amafoto',
  play: 'Komeza amafoto',
  goTo: (index) => `Erekana ifoto ya ${index}`,
};
