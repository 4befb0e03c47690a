import type { sharePictures as english } from '../en/share-pictures.ts';
import type { Texts } from '../texts.ts';

export const sharePictures: Texts<typeof english> = {
  tour: 'Ziara',
  destination: 'Mahali pa kutembelea',
  lodge: 'Malazi',
  event: 'Tukio',
  price: '{price} {people, plural, =1 {kwa mtu mmoja} =2 {kwa kila mtu, mkiwa wawili} other {kwa kila mtu, mkiwa #}}',
  onRequest: 'Uliza bei',
  freeEntry: 'Kiingilio ni bure',
};
