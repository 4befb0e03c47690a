/** Saving a tour in the browser, on its page and on its card. */
export const saving = {
  save: 'Save',
  /** The label of a heart icon without text. */
  saveOne: 'Save {title}',
  full: 'You have saved {most} tours, and there is no room for more. Please remove one first.',
} as const;
