import type { sharePictures as english } from '../en/share-pictures.ts';
import type { Texts } from '../texts.ts';

export const sharePictures: Texts<typeof english> = {
  tour: 'Urugendo',
  destination: 'Ahantu ho gusura',
  lodge: 'Icumbi',
  event: 'Igikorwa',
  price: '{price} {people, plural, one {ku muntu umwe} other {ku bantu #}}',
  onRequest: 'Igiciro gitangwa gisabwe',
  freeEntry: 'Kwinjira ni ubuntu',
};
