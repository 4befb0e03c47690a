/** Maps of OpenStreetMap, which are loaded when a visitor asks for them. */
export const maps = {
  show: 'Show the map',
  note: 'The map is loaded from OpenStreetMap, which will then see your IP address.',
  /** The title of a route's frame. */
  area: 'Map of the area',
  openPlace: 'Open it on openstreetmap.org',
  openArea: 'See the area on openstreetmap.org',
} as const;
