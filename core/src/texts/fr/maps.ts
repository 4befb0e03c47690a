import type { Texts } from '../texts.ts';
import type * as english from '../en/maps.ts';

export const maps: Texts<typeof english.maps> = {
  show: 'Afficher la carte',
  note: 'La carte vient d’OpenStreetMap, qui verra alors votre adresse IP.',
  area: 'Carte de la région',
  openPlace: 'L’ouvrir sur openstreetmap.org',
  openArea: 'Voir la région sur openstreetmap.org',
};
