import { line, list, webUrl } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** The maximum number of useful links in the footer (rules/site 6). */
const USEFUL_LINKS = 2;

/**
 * The footer's links to other websites. Names of partners are the same in every language, so the other languages have
 * no defaults: the English version applies to all until it is translated into one of them.
 */
export const footerLinks = editableDocument({
  title: 'Footer: partners and useful links',
  path: '/terms',
  place: '.footer',
  fields: {
    partners: list('Partners', 'Partner', [0, 24], { name: line('Name', 60), url: webUrl('Address') }),
    usefulLinks: list('Useful links', 'Link', [0, USEFUL_LINKS], {
      name: line('Name', 60),
      url: webUrl('Address'),
    }),
  },
  defaults: { en: { partners: [], usefulLinks: [] } },
  ofCompany: ({ partners, usefulLinks }) => ({ partners, usefulLinks: usefulLinks.slice(0, USEFUL_LINKS) }),
});
