import { line, list, optional, webUrl } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** Figures about what the company's trips do for local people. The product has no defaults for them. */
export const impact = editableDocument({
  title: 'Impact',
  path: '/about',
  place: '#impact',
  fields: {
    figures: list('Figures', 'Figure', [0, 8], {
      value: line('Figure', 20),
      text: line('What it counts', 120),
      when: optional(line('When, or since when', 40)),
      url: optional(webUrl('Address of a report')),
    }),
  },
  defaults: { en: { figures: [] } },
});
