import type * as english from '../en/carousel';
import type { Texts } from '../texts';

export const carousel: Texts<typeof english.carousel> = {
  role: 'onyesho la slaidi',
  slideRole: 'slaidi',
  slide: (index, count) => `${index} kati ya ${count}`,
  position: (index, count) => `Slaidi ya ${index} kati ya ${count}`,
  previous: 'Slaidi iliyotangulia',
  next: 'Slaidi inayofuata',
  pause: 'Simamisha slaidi',
  play: 'Endesha slaidi',
  goTo: (index) => `Onyesha slaidi ya ${index}`,
};
