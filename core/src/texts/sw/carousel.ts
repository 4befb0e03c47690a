import type { Texts } from '../texts.ts';
import type * as english from '../en/carousel.ts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'onyesho la slaidi',
  slideRole: 'slaidi',
  slide: '{index} kati ya {count}',
  position: 'Slaidi ya {index} kati ya {count}',
  previous: 'Slaidi iliyotangulia',
  next: 'Slaidi inayofuata',
  pause: 'Simamisha slaidi',
  play: 'Endesha slaidi',
  goTo: 'Onyesha slaidi ya {index}',
};
