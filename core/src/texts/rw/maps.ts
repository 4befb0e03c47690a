import type { Texts } from '../texts.ts';
import type * as english from '../en/maps.ts';

export const maps: Texts<typeof english.maps> = {
  show: 'Erekana ikarita',
  note: 'Ikarita ituruka kuri OpenStreetMap, ari na yo ihita ibona aderesi ya IP yanyu.',
  area: 'Ikarita y’ako karere',
  openPlace: 'Yifungure kuri openstreetmap.org',
  openArea: 'Reba ako karere kuri openstreetmap.org',
};
