import type * as english from '../en/carousel';
import type { Texts } from '../texts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'carrousel',
  slideRole: 'diapositive',
  slide: (index, count) => `${index} sur ${count}`,
  position: (index, count) => `Diapositive ${index} sur ${count}`,
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  goTo: (index) => `Voir la diapositive ${index}`,
};
