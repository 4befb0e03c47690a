/**
 * Marks an island that has to wake, because its form no longer contains what the server rendered. In a file of its own:
 * what wakes islands stands in every page with a form, with all that it imports.
 */
export const RESTORED = 'data-restored';
