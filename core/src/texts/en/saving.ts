/** Keeping a tour in the browser, from its page and from its card. */
export const saving = {
  save: 'Save',
  /** Of a heart without words. */
  saveOne: 'Save {title}',
  full: 'You have saved {most} tours, and there is no room for more. Please remove one first.',
} as const;
