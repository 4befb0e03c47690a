/** `3 × Gorilla naming ceremony`: what was ordered, with the number of tickets if an event was ordered for several. */
export const itemTitle = (itemType: 'tour' | 'event', people: number, title: string): string =>
  itemType === 'event' && people > 1 ? `${people} × ${title}` : title;
