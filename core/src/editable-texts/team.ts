import { choice, line, list, optional, paragraphs, picture } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/**
 * Who visitors meet: guides, specialists, the office. Nobody ships with the product, so pages show nothing of it before
 * the company has written it; what is written in English counts for every language until it is written in one.
 */
export const team = editableDocument({
  title: 'Guides and specialists',
  path: '/about',
  place: '#team',
  fields: {
    people: list('People', 'Person', [0, 30], {
      name: line('Name', 60),
      role: line('What they do', 80),
      photo: optional(picture('Photo')),
      languages: optional(line('Languages they speak', 120)),
      since: optional(line('With the company since', 40)),
      text: optional(paragraphs('Some sentences about them', 600)),
      answers: choice('Answers enquiries', { no: 'No', yes: 'Yes, and shows beside enquiry forms' }),
    }),
  },
  defaults: { en: { people: [] } },
});
