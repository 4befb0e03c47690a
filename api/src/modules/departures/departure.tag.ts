/** Of everything that shows departures of several tours. */
export const DEPARTURES_TAG = 'departures';

/** What is made anew when a departure of this tour changes. */
export const departureTags = (tourSlug: string): string[] => [`departures:${tourSlug}`, DEPARTURES_TAG];
