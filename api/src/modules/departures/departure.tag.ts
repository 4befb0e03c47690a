/** The cache tag of pages that show departures of several tours. */
export const DEPARTURES_TAG = 'departures';

/** The cache tags that are purged when a departure of this tour changes. */
export const departureTags = (tourSlug: string): string[] => [`departures:${tourSlug}`, DEPARTURES_TAG];
