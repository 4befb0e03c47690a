import { choice, line, list, optional, paragraphs, picture, type EditableTexts } from './fields.ts';
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
      consent: choice('Agrees to be shown', { no: 'No, or not yet: nobody sees this person', yes: 'Yes' }),
      guides: choice('Guides journeys', { no: 'No', yes: 'Yes, and shows on the pages of tours' }),
      example: choice('Example', { no: 'No, a real person', yes: 'Yes, and is marked as an example' }),
      answers: choice('Answers enquiries', { no: 'No', yes: 'Yes, and shows beside enquiry forms' }),
    }),
  },
  defaults: { en: { people: [] } },
});

type Person = EditableTexts<typeof team.fields>['people'][number];

/** Those whom visitors may see: without consent nobody appears anywhere on the site. */
export const shownPeople = (people: readonly Person[]): Person[] => people.filter(({ consent }) => consent === 'yes');

/** Those who stand for the company towards the world; an example is nobody. */
export const realPeople = (people: readonly Person[]): Person[] =>
  shownPeople(people).filter(({ example }) => example === 'no');
