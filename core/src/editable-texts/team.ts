import { choice, line, list, optional, paragraphs, picture } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/**
 * The people whom visitors meet: guides, specialists, the office. There are no defaults, so pages show nobody before
 * the company has written this; the English version applies to every language until it is translated.
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
