/** What pages and answers that show a tour's departures are tagged with. */
export const departuresTag = (tourSlug: string): string => `departures:${tourSlug}`;
