import { line } from './fields.ts';
import { FOOTER_IN } from './footer.translations.ts';
import { editableDocument } from './editable-document.ts';

/** The footer of every page. */
export const footer = editableDocument({
  title: 'Footer: texts',
  path: '/terms',
  place: '.footer',
  fields: {
    partners: line('Title above the partners', 60),
    text: line('Sentence below the name of the company', 200),
    newsletter: line('Newsletter: title', 60),
    newsletterIntro: line('Newsletter: introduction', 200),
  },
  defaults: {
    en: {
      partners: 'In good company',
      text: 'Journeys through Rwanda, planned in Kigali.',
      newsletter: 'Letters from the hills',
      newsletterIntro: 'New journeys, seasonal offers and events, about once a month.',
    },
    ...FOOTER_IN,
  },
});
