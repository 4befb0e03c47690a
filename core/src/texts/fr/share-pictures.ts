import type { sharePictures as english } from '../en/share-pictures.ts';
import type { Texts } from '../texts.ts';

export const sharePictures: Texts<typeof english> = {
  tour: 'Circuit',
  destination: 'Destination',
  lodge: 'Lodge',
  event: 'Événement',
  price: '{price} {people, plural, =1 {pour une personne} =2 {par personne, à deux} other {par personne, à #}}',
  onRequest: 'Prix sur demande',
  freeEntry: 'Entrée libre',
};
