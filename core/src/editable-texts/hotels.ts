import { HOTELS_IN_FRENCH } from './hotels.fr.ts';
import { line, list } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** The page that leads to the sister portal for hotels. */
export const hotels = editableDocument({
  title: 'Hotels',
  path: '/accommodation',
  fields: { reasons: list('Reasons', 'Reason', [1, 6], { title: line('Title', 60), text: line('Text', 300) }) },
  defaults: {
    en: {
      reasons: [
        {
          title: 'Tried and tested',
          text: 'Hotels, lodges, camps and guest houses where one of us has stayed the night.',
        },
        {
          title: 'Near what you came for',
          text: "Sorted by park, lake or meeting hall, so that your morning doesn't start with a long drive.",
        },
        {
          title: 'One desk behind it',
          text: "If the nights are part of a journey with us, we'll book them for you and put everything on one bill.",
        },
      ],
    },
    fr: HOTELS_IN_FRENCH,
  },
});
