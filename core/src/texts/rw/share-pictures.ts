import type { sharePictures as english } from '../en/share-pictures.ts';
import type { Texts } from '../texts.ts';

export const sharePictures: Texts<typeof english> = {
  tour: 'Urugendo',
  destination: 'Ahantu ho gusura',
  lodge: 'Icumbi',
  event: 'Igikorwa',
  price:
    '{price} {people, plural, =1 {ku muntu umwe} =2 {ku muntu, mugiye muri babiri} other {ku muntu, mugiye muri #}}',
  onRequest: 'Igiciro gitangwa gisabwe',
  freeEntry: 'Kwinjira ni ubuntu',
};
