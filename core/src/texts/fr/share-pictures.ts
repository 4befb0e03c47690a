import type { sharePictures as english } from '../en/share-pictures.ts';
import type { Texts } from '../texts.ts';

export const sharePictures: Texts<typeof english> = {
  tour: 'Circuit',
  destination: 'Destination',
  lodge: 'Lodge',
  event: 'Événement',
  price: '{price} pour {people, plural, =1 {une personne} other {# personnes}}',
  onRequest: 'Prix sur demande',
  freeEntry: 'Entrée libre',
};
