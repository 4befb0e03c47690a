/** The page of tours saved in the browser. */
export const savedTours = {
  title: 'Your saved tours',
  description: 'The tours that you have saved in this browser, with what they cost today.',
  intro: "They're kept in this browser only, and nobody else sees them. Prices are those of today.",
  needsScript: 'Saved tours are kept by your browser, which needs JavaScript for it.',
  empty: "You haven't saved a tour yet. Press the heart of a tour, and it will wait for you here.",
  browse: 'See all tours',
  remove: 'Remove',
  removeOne: 'Remove {title}',
  removed: '“{title}” is no longer saved.',
  undo: 'Undo',
  plan: 'Plan a journey with these tours',
  failed: "We couldn't read your saved tours just now.",
  notOffered: 'Some of the tours that you saved are not offered at the moment.',
  forget: 'Remove them',
  again: 'Try again',
  brief: "We'd like a journey with something of these tours: {titles}.",
} as const;
