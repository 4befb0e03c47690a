import type { sharePictures as english } from '../en/share-pictures.ts';
import type { Texts } from '../texts.ts';

export const sharePictures: Texts<typeof english> = {
  tour: 'Ziara',
  destination: 'Mahali pa kutembelea',
  lodge: 'Malazi',
  event: 'Tukio',
  price: '{price} kwa {people, plural, one {mtu mmoja} other {watu #}}',
  onRequest: 'Uliza bei',
  freeEntry: 'Kiingilio ni bure',
};
