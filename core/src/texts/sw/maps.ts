import type { Texts } from '../texts.ts';
import type * as english from '../en/maps.ts';

export const maps: Texts<typeof english.maps> = {
  show: 'Onyesha ramani',
  note: 'Ramani inapakiwa kutoka OpenStreetMap, ambayo itaona anwani yako ya IP.',
  area: 'Ramani ya eneo',
  openPlace: 'Ifungue kwenye openstreetmap.org',
  openArea: 'Ona eneo kwenye openstreetmap.org',
};
