import { line, list, webUrl } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** Useful links that the footer has room for (rules/site 6). */
const USEFUL_LINKS = 2;

/**
 * Where the footer leads besides the site. Names of partners are the same in every language, so nothing ships in the
 * others: what admins write in English counts for all, until they write it in one of them.
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
