import type { Texts } from '../texts.ts';
import type * as english from '../en/carousel.ts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'carrousel',
  slideRole: 'diapositive',
  slide: '{index} sur {count}',
  position: 'Diapositive {index} sur {count}',
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  goTo: 'Voir la diapositive {index}',
};
